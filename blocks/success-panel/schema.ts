import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'success-panel',
  title: 'Thanks',
  description:
    'Thanks for a form that was sent, by its kind: the car, what happens next by the opening hours, similar cars. Without a form in the address, thanks in general.',
  role: 'section',
  acts: true,
  phones: true,
  varies: { opening: true, parameters: ['at', 'car_id', 'form', 'location'] },
  spec: ['2.09', '2.53', '4.20', 'D20', 'D27'],
  props: {},
  examples: [{ name: 'Smallest' }, { name: 'Typical' }],
})
