import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'brand-details',
  title: 'Make',
  description:
    'The make of the page’s address: what the dealer does for it, where, and its cars in stock.',
  role: 'section',
  needs: ['manufacturer'],
  acts: true,
  spec: ['2.18', '3.24'],
  props: {},
  examples: [{ name: 'Smallest' }, { name: 'Typical' }],
})
