import { z } from 'zod'
import { address } from '#domain/fields.ts'
import { propositions } from '#domain/site/propositions.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'sidebar-propositions',
  title: 'Interested in this vehicle?',
  description: 'Next steps for a car: enquire, call, reserve it, have a trade-in valued.',
  role: 'panel',
  acts: true,
  phones: true,
  // Named like `favouritesPage` of the header: props with a page's path end in Page.
  migrations: [
    { from: 1, props: { enquiry: { name: 'enquiryPage' }, tradeIn: { name: 'tradeInPage' } } },
  ],
  needs: ['car'],
  spec: ['2.46', '4.32', '5.34', '8.18', '9.19', 'D12', 'D16'],
  props: {
    heading: z.string().min(1).max(80).optional().meta({
      title: 'Heading',
      description: 'The usual one where absent (`interested` of the site’s texts).',
    }),
    enquiryPage: address(
      'Enquiry page',
      "Where Enquire leads, in place of the car's own form; the car is added to it.",
    ).optional(),
    tradeInPage: address(
      'Trade-in page',
      'Where Trade In Valuation leads; the car is added to it.',
    ).default('/sell-my-car'),
    reserveText: z
      .string()
      .min(1)
      .max(160)
      .default(propositions.reserveOnline.text)
      .meta({ title: 'About reserving', description: 'Says what the deposit does.' }),
    tradeInText: z
      .string()
      .min(1)
      .max(160)
      .default('Tell us about your car, and ask what it is worth towards this one.')
      .meta({ title: 'About trade-in', description: 'Says what a valuation is good for.' }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical' },
    {
      name: 'Longest',
      props: {
        heading: 'Is this the one that you have been looking for all along?',
        reserveText:
          'Hold this vehicle for 48 hours with a deposit that you get back in full, for whatever reason, if you change your mind about it before you sign anything.',
        tradeInText:
          'Tell us the registration and the kilometres of the vehicle that you drive now, and put its full value towards this one on the day that you pick it up.',
      },
    },
  ],
})
