import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'prize-wheel',
  title: 'Wheel of prizes',
  description:
    'The wheel of content/wheels.json that a signed-in buyer spins, with every prize and its chance, and the short terms. For the page /spin-to-win, which is always for buyers who signed in.',
  role: 'section',
  acts: true,
  // Which spin was just made.
  varies: { visitor: true, always: true, parameters: ['spin'] },
  spec: ['1.12', '2.12', '2.28', '4.29', '9.20', 'D32'],
  props: {},
  examples: [{ name: 'Smallest' }, { name: 'Typical' }],
})
