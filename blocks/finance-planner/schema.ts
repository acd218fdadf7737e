import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import { variantExamples } from '../variant-examples.ts'

export default defineBlock({
  name: 'finance-planner',
  title: 'Finance planner',
  description:
    'The top of a page about finance: what a price costs by deposit, term and rate, and the dearest vehicles up to that price with their estimates. Its heading alone on a site without `finance`; the flag `finance` decides only whether vehicles show estimates elsewhere.',
  role: 'section',
  titles: true,
  acts: true,
  look: 'form',
  varies: { parameters: ['car_id', 'deposit', 'rate', 'term', 'vehiclePriceBudget'] },
  spec: ['2.08', '5.28', '9.12', '9.13', '9.14', '9.18', 'D30', 'D40'],
  props: {
    heading: z.string().min(1).max(80).optional().meta({
      title: 'Heading',
      description: 'The title of the page; the text "Finance calculator" of the site where absent.',
    }),
    lead: z
      .string()
      .min(1)
      .max(400)
      .optional()
      .meta({ title: 'Lead', description: 'A sentence or two below the heading.' }),
    variant: variantProp('form'),
  },
  examples: [
    { name: 'Smallest' },
    {
      name: 'Typical',
      props: {
        heading: 'A loan you can explain to a friend',
        lead: 'You see the rate and the whole cost before you sign anything.',
      },
    },
    ...variantExamples('form'),
  ],
})
