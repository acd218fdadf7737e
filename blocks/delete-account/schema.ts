import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import { variantExamples } from '../variant-examples.ts'

export default defineBlock({
  name: 'delete-account',
  title: 'Delete account',
  description:
    'Says what is deleted and what is kept, and deletes the account of a signed-in buyer. For the page /my-details/delete.',
  role: 'section',
  look: 'form',
  spec: ['6.02'],
  props: { variant: variantProp('form') },
  examples: [{ name: 'Smallest' }, { name: 'Typical' }, ...variantExamples('form')],
})
