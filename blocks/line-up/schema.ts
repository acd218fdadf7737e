import { z } from 'zod'
import { simpleBodies } from '#domain/car/kinds.ts'
import { variantProp } from '#domain/site/look.ts'
import { filterQuery } from '#domain/stock-query/filter-query.ts'
import { groundProp } from '#parts/section/ground.ts'
import { defineBlock } from '../define-block.ts'

const kind = z
  .strictObject({
    label: z.string().min(1).max(30).meta({ title: 'Label', description: 'Such as Utes.' }),
    refine: filterQuery,
    body: z.enum(simpleBodies).optional().meta({
      title: 'Drawing',
      description: 'The body that is drawn; that of its first vehicle where absent.',
    }),
  })
  .meta({ title: 'Kind', description: 'A search, with its number of vehicles.' })

const bodies = [
  { label: 'SUVs', refine: 'simple_body=SUV' },
  { label: 'Utes', refine: 'simple_body=Ute' },
  { label: 'Hatchbacks', refine: 'simple_body=Hatchback' },
  { label: 'Sedans', refine: 'simple_body=Sedan' },
  { label: 'Wagons', refine: 'simple_body=Wagon' },
  { label: 'Electric', refine: 'simple_fuel=Electric' },
]

export default defineBlock({
  name: 'line-up',
  title: 'Line-up',
  description:
    'Shortcuts to kinds of vehicles, with how many there are; kinds without any are left out.',
  role: 'section',
  look: 'lineUp',
  spec: ['2.33', '2.40'],
  props: {
    heading: z
      .string()
      .max(80)
      .optional()
      .meta({ title: 'Heading', description: 'Above the kinds; none where absent.' }),
    kinds: z
      .array(kind)
      .min(1)
      .max(12)
      .meta({ title: 'Kinds', description: 'In their order; six fill a row.' }),
    colour: z.string().min(1).max(40).default('silver').meta({
      title: 'Colour',
      description: "The drawings' colour, as a car has it.",
    }),
    ground: groundProp,
    variant: variantProp('lineUp'),
  },
  examples: [
    { name: 'Smallest', props: { kinds: bodies.slice(0, 1) } },
    { name: 'Typical', props: { heading: 'By shape', kinds: bodies } },
    { name: 'Floor', props: { heading: 'By shape', kinds: bodies, variant: 'floor' } },
    { name: 'Words', props: { kinds: bodies, variant: 'words' } },
    { name: 'Plates', props: { heading: 'The sections', kinds: bodies, variant: 'plates' } },
    { name: 'Ticker', props: { kinds: bodies, variant: 'ticker' } },
    { name: 'Tint', props: { heading: 'By shape', kinds: bodies, ground: 'tint' } },
    { name: 'Flood', props: { heading: 'By shape', kinds: bodies, ground: 'flood' } },
    {
      name: 'Longest',
      props: {
        heading: 'Every shape that we have had on one of our four yards this season, by its number',
        kinds: [
          ...bodies,
          { label: 'People movers and mini-buses', refine: 'simple_body=People+Mover' },
          { label: 'Four-wheel drives under $40k', refine: 'drive=4WD&price=:40000', body: 'Ute' },
        ],
        colour: 'red',
        ground: 'dark',
      },
    },
  ],
})
