import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'finance-strip',
  title: 'Finance estimate',
  description:
    "A car's weekly repayment with interest and comparison rate and their warning; nothing where the car has no estimate.",
  role: 'panel',
  needs: ['car'],
  spec: ['2.44', '5.28', '9.12', '9.13', '9.18'],
  props: {},
  examples: [{ name: 'Smallest' }, { name: 'Typical' }],
})
