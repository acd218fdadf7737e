import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'car-phone',
  title: "Car's phone number",
  description:
    'The number to call about a car that was hidden on its page, and when somebody answers it; for visitors without script.',
  role: 'section',
  phones: true,
  needs: ['car'],
  spec: ['1.09', '4.15', '5.41', '7.06'],
  props: {},
  examples: [{ name: 'Smallest' }, { name: 'Typical' }],
})
