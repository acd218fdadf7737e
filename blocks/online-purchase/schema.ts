import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import { variantExamples } from '../variant-examples.ts'

export default defineBlock({
  name: 'online-purchase',
  title: 'Buy a car online',
  description:
    'A used car is bought online, a question on each page: trade-in, finance or cash, delivery or collection; deposit and summary follow on the page of the reservation. For the pages /checkout-journey and /checkout-journey/:purchase.',
  role: 'section',
  acts: true,
  look: 'form',
  spec: ['2.06', '4.30', '5.40', 'D40'],
  props: { variant: variantProp('form') },
  examples: [{ name: 'Smallest' }, { name: 'Typical' }, ...variantExamples('form')],
})
