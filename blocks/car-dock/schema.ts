import { address } from '#domain/fields.ts'
import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'car-dock',
  title: 'Bar of a vehicle page',
  description:
    "A car's price and the next step at the bottom of a phone's screen, wherever the visitor is on the page.",
  role: 'chrome',
  phones: true,
  look: 'dock',
  needs: ['car'],
  spec: ['2.44', '4.05', '5.34', '8.18'],
  props: {
    variant: variantProp('dock'),
    enquiryPage: address(
      'Enquiry page',
      "Where Enquire leads, in place of the car's own form; the car is added to it.",
    ).optional(),
  },
  examples: [{ name: 'Smallest' }, { name: 'Typical' }, { name: 'Bar', props: { variant: 'bar' } }],
})
