import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import { variantExamples } from '../variant-examples.ts'

export default defineBlock({
  name: 'my-details',
  title: 'My details',
  description:
    'What a signed-in buyer may say of themselves, their enquiries and bookings, their data as a file, and the way out. For the page /my-details.',
  role: 'section',
  look: 'form',
  spec: ['6.02'],
  props: { variant: variantProp('form') },
  examples: [{ name: 'Smallest' }, { name: 'Typical' }, ...variantExamples('form')],
})
