import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import { variantExamples } from '../variant-examples.ts'

export default defineBlock({
  name: 'appointment',
  title: 'One appointment',
  description:
    'A buyer’s test drive or service booking: when and where it is, with the way to another time and to cancel it. For the page /test-drives/:token.',
  role: 'section',
  acts: true,
  phones: true,
  look: 'form',
  spec: ['1.05', '5.09', '7.07', 'D21'],
  props: { variant: variantProp('form') },
  examples: [{ name: 'Smallest' }, { name: 'Typical' }, ...variantExamples('form')],
})
