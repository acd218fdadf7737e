import { z } from 'zod'
import { simpleBodies } from '#domain/car/kinds.ts'
import { address } from '#domain/fields.ts'
import { defineBlock } from '../define-block.ts'

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length

const imageSchema = z
  .union([
    z.strictObject({
      path: address('Picture', 'A path below /media/, or a web address.'),
      width: z.int().min(1).max(8000).meta({ title: 'Width', description: 'Pixels.' }),
      height: z.int().min(1).max(8000).meta({ title: 'Height', description: 'Pixels.' }),
    }),
    z.strictObject({
      body: z.enum(simpleBodies).meta({ title: 'Body', description: 'Body of the drawn car.' }),
      colour: z.string().min(1).meta({ title: 'Colour', description: 'Such as Glacier White.' }),
    }),
  ])
  .default({ body: 'SUV', colour: 'White' })
  .meta({
    title: 'Picture',
    description:
      'A photo with its size, or a drawn car. Below a form the subject belongs above the middle, at the right.',
  })

export default defineBlock({
  name: 'hero-search',
  title: 'Hero with search',
  description: "The first screen of a home page: heading, a search of the site's stock, a picture.",
  role: 'section',
  phones: true,
  spec: ['2.33', '2.40'],
  props: {
    heading: z
      .string()
      .min(1)
      .max(80)
      .optional()
      .meta({ title: 'Heading', description: "The site's text heroHeading where absent." }),
    eyebrow: z
      .string()
      .max(60)
      .optional()
      .meta({ title: 'Line above', description: 'A few words above the heading.' }),
    lead: z
      .string()
      .max(240)
      .optional()
      .meta({ title: 'Lead', description: 'A sentence or two below the heading.' }),
    layout: z.enum(['overlay', 'split']).default('overlay').meta({
      title: 'Layout',
      description: 'The form on the photo, or beside it; a drawn car always has it beside.',
    }),
    image: imageSchema,
    toggle: z
      .array(z.enum(['all', 'new', 'used', 'demo', 'new-demo']))
      .refine(isDistinct, { error: 'names a car type twice' })
      .default(['all', 'new', 'used', 'demo'])
      .meta({
        title: 'Car types',
        description:
          'The toggle, in order; the first is chosen unless there is All. None: no toggle.',
      }),
    filters: z
      .array(
        z.enum(['make', 'simple_body', 'simple_fuel', 'transmission', 'price', 'location_name']),
      )
      .min(1)
      .max(4)
      .refine(isDistinct, { error: 'names a filter twice' })
      .default(['make', 'simple_body', 'price'])
      .meta({ title: 'Drop-downs', description: 'Which filters the form offers, in order.' }),
    prices: z
      .array(z.int().min(1000).max(1_000_000))
      .min(2)
      .default([10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000])
      .meta({ title: 'Prices', description: 'Steps of the price drop-down, whole dollars.' }),
    bodies: z
      .array(z.enum(simpleBodies))
      .refine(isDistinct, { error: 'names a body type twice' })
      .default([])
      .meta({
        title: 'Body types',
        description: 'Shortcuts below the form; none are shown by default.',
      }),
    points: z
      .array(z.string().min(1).max(60))
      .max(4)
      .default([])
      .meta({ title: 'Points', description: 'Up to four short reasons to buy here.' }),
  },
  examples: [
    { name: 'Smallest', props: { toggle: [], filters: ['make'] } },
    {
      name: 'Defaults',
      description: 'The text, filters and picture without any props.',
    },
    {
      name: 'Typical',
      props: {
        eyebrow: 'Two yards, one price list',
        lead: 'New, demo and workshop-inspected used cars, ready to see in Moorooka.',
        image: { path: '/media/site/orange-ute.jpg', width: 1920, height: 1280 },
        bodies: ['SUV', 'Ute'],
        points: ['Drive-away prices', '150-point inspection'],
      },
    },
    {
      name: 'Split',
      props: {
        layout: 'split',
        toggle: [],
        lead: 'Hand-picked, properly prepared and priced once.',
        image: { body: 'Wagon', colour: 'Sage Green' },
      },
    },
    { name: 'NewAndDemo', props: { toggle: ['new-demo', 'used'] } },
    {
      name: 'Motorcycles',
      description: 'A site whose stock has one body.',
      props: { filters: ['make', 'price'] },
    },
    {
      name: 'Longest',
      props: {
        eyebrow: 'Dealerships in Moorooka, Indooroopilly and Maroochydore',
        heading: 'Search our new, demonstrator and workshop-inspected used vehicles today',
        lead: 'Every car on this page is on one of our yards, has been inspected by our own technicians, and can be brought to the yard nearest you without any charge. Ring us and we will tell you how it drives, cold and warm.',
        toggle: ['all', 'new', 'used', 'demo', 'new-demo'],
        filters: ['make', 'simple_body', 'simple_fuel', 'price'],
        bodies: ['SUV', 'Ute', 'Hatchback', 'Sedan', 'Wagon', 'People Mover', 'Convertible', 'Van'],
        points: [
          'Drive-away prices on every new car',
          'Inspected at 150 points',
          'Seven days to change your mind',
          'Open on Saturdays until five',
        ],
      },
    },
  ],
})
