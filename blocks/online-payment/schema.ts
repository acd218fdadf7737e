import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import { variantExamples } from '../variant-examples.ts'

export default defineBlock({
  name: 'online-payment',
  title: 'Pay online',
  description:
    'A buyer who is signed in pays an invoice or a deposit by its number, checks it first, and sees what was paid before. For the pages /online-payment and /online-payment/:payment.',
  role: 'section',
  acts: true,
  phones: true,
  look: 'form',
  spec: ['2.12', '2.28'],
  props: { variant: variantProp('form') },
  examples: [{ name: 'Smallest' }, { name: 'Typical' }, ...variantExamples('form')],
})
