import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { linkSchema } from '#domain/site/menu.ts'
import { filterQuery } from '#domain/stock-query/filter-query.ts'
import { groundProp } from '#parts/section/ground.ts'
import { defineBlock } from '../define-block.ts'

const title = (text: string, fallback: string) =>
  z
    .string()
    .min(1)
    .max(60)
    .default(fallback)
    .meta({ title: text, description: 'The heading of a column.' })

const vehicles = z.strictObject({
  type: z.literal('vehicles'),
  searches: z.array(filterQuery).min(2).max(4).meta({
    title: 'Searches',
    description: 'A column each: of what it finds first, the vehicle with the most figures.',
  }),
})

const towing = z.strictObject({
  type: z.literal('towing'),
  limitTitle: title('Limit', "Your vehicle's braked towing limit"),
  advisedTitle: title('Advised', 'Leave a tenth spare'),
  towedTitle: title('Towed', 'Caravans within it'),
  towingTitle: title('Towing', 'Ours that can'),
})

const content = z
  .discriminatedUnion('type', [vehicles, towing])
  .meta({ title: 'Content', description: 'Vehicles by their figures, or what can be towed.' })

const three: z.input<typeof vehicles> = {
  type: 'vehicles',
  searches: ['simple_body=Ute', 'simple_body=SUV', 'simple_fuel=Electric'],
}

export default defineBlock({
  name: 'compare-table',
  title: 'Table',
  description:
    'Vehicles of the stock side by side by their figures, or how many of its caravans a vehicle can tow.',
  role: 'section',
  look: 'table',
  spec: ['2.33', '3.15', '3.16'],
  props: {
    heading: z.string().min(1).max(80).meta({ title: 'Heading', description: 'What is compared.' }),
    text: z
      .string()
      .max(200)
      .optional()
      .meta({ title: 'Text', description: 'A sentence below the heading.' }),
    link: linkSchema.optional(),
    content,
    ground: groundProp,
    variant: variantProp('table'),
  },
  examples: [
    { name: 'Smallest', props: { heading: 'What can I tow?', content: { type: 'towing' } } },
    {
      name: 'Typical',
      props: {
        heading: 'Side by side',
        text: 'Bars are drawn to the best figure in stock.',
        link: { label: 'All cars', href: '/search' },
        content: three,
        ground: 'dark',
      },
    },
    {
      name: 'Compare',
      description: 'A column a vehicle, with a bar below each figure.',
      props: { heading: 'Side by side', content: three, variant: 'compare' },
    },
    {
      name: 'Match',
      description: 'A ruled table of weights.',
      props: {
        heading: 'What can I tow?',
        content: { type: 'towing' },
        ground: 'tint',
        variant: 'match',
      },
    },
    {
      name: 'Longest',
      props: {
        heading: 'What the vehicle in your drive can tow up the range, with water in the tanks',
        text: 'Start with the plate in your door jamb, take the braked towing figure, leave a tenth of it spare, and look for an aggregate trailer mass below what is left.',
        link: { label: 'More about towing and weights', href: '/towing-and-weights' },
        content: {
          type: 'towing',
          limitTitle: 'The braked towing limit on the plate of your own vehicle',
          advisedTitle: 'The same, with a tenth of it to spare for the hills',
          towedTitle: 'Caravans and camper trailers on the yard within it',
          towingTitle: 'Four-wheel drives on the yard with at least that limit',
        },
        ground: 'flood',
      },
    },
  ],
})
