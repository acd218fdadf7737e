import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import { variantExamples } from '../variant-examples.ts'

export default defineBlock({
  name: 'checkout',
  title: 'Reserve a car',
  description:
    'A car is reserved with a deposit: details with a proved mobile, terms, payment on the page of the provider. For the page /cars/:car/checkout of a site that reserves cars.',
  role: 'section',
  acts: true,
  phones: true,
  look: 'form',
  needs: ['car'],
  spec: ['1.06', '2.03', '2.29', '5.40', '9.19', 'D12', 'D31'],
  props: { variant: variantProp('form') },
  examples: [{ name: 'Smallest' }, { name: 'Typical' }, ...variantExamples('form')],
})
