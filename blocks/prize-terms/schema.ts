import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'prize-terms',
  title: 'Terms of the wheel of prizes',
  description:
    'Every prize of the wheel with its chance, and the full terms, for everybody: for the page /spin-to-win-terms.',
  role: 'section',
  // Prizes are drawn at any time.
  varies: { always: true },
  spec: ['2.12', '9.20', 'D32'],
  props: {},
  examples: [{ name: 'Smallest' }, { name: 'Typical' }],
})
