import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'offer-details',
  title: 'Offer',
  description:
    'The offer of the page’s address: what is offered, until when and where, its conditions, and cars in stock that it is about. One that is over says so.',
  role: 'section',
  needs: ['offer'],
  acts: true,
  spec: ['2.11', '3.21', '4.29'],
  props: {},
  examples: [{ name: 'Smallest' }, { name: 'Typical' }],
})
