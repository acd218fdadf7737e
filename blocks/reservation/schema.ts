import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import { variantExamples } from '../variant-examples.ts'

export default defineBlock({
  name: 'reservation',
  title: 'One reservation',
  description:
    'How a buyer’s reservation stands: being paid, held until when, with what is left to pay and the way to cancel it, or ended. For the page /reservations/:reservation.',
  role: 'section',
  acts: true,
  phones: true,
  look: 'form',
  spec: ['1.06', '2.03', '5.40', '9.19', 'D31'],
  props: { variant: variantProp('form') },
  examples: [{ name: 'Smallest' }, { name: 'Typical' }, ...variantExamples('form')],
})
