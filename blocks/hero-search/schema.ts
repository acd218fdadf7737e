import { z } from 'zod'
import { simpleBodies } from '#domain/car/kinds.ts'
import { variantProp } from '#domain/site/look.ts'
import { facetTitles } from '#domain/stock-query/facets.ts'
import { defineBlock } from '../define-block.ts'
import { imageSchema, noteSchema, searchSchema } from './fields.ts'

/** Variants by the layouts of format 2. */
const variants: ReadonlyMap<unknown, string> = new Map([
  ['overlay', 'stage'],
  ['split', 'cover'],
])

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length

export default defineBlock({
  name: 'hero-search',
  title: 'Hero with search',
  description:
    "Begins any page: a heading, a picture, and a search of the site's stock, which is its button.",
  role: 'section',
  titles: true,
  phones: true,
  look: 'hero',
  migrations: [
    {
      from: 2,
      props: { layout: { name: 'variant', value: (old) => variants.get(old) ?? old } },
    },
  ],
  spec: ['2.33', '2.40'],
  props: {
    variant: variantProp('hero'),
    heading: z.string().min(1).max(80).optional().meta({
      title: 'Heading',
      description: "The site's own heading where absent (`heroHeading` of its texts).",
    }),
    eyebrow: z.string().max(60).optional().meta({
      title: 'Line above',
      description:
        'A few words above the heading; {count} is the number of cars in stock, {cars} what they are.',
    }),
    lead: z
      .string()
      .max(240)
      .optional()
      .meta({ title: 'Lead', description: 'A sentence or two below the heading.' }),
    image: imageSchema,
    note: noteSchema,
    toggle: z
      .array(z.enum(['all', 'new', 'used', 'demo', 'new-demo']))
      .refine(isDistinct, { error: 'names a car type twice' })
      .default(['all', 'new', 'used', 'demo'])
      .meta({
        title: 'Car types',
        description:
          'The toggle, in order, of what is in stock; the first is chosen unless there is All. None: no toggle.',
      }),
    filters: z
      .array(
        z
          .enum(['make', 'simple_body', 'simple_fuel', 'transmission', 'price', 'location_name'])
          .meta({ titles: facetTitles }),
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
      .meta({
        title: 'Prices',
        description: 'Steps of the price drop-down, and links of the finder prices: whole dollars.',
      }),
    searches: z.array(searchSchema).max(6).default([]).meta({
      title: 'Searches',
      description: 'Links of the finder index; the most frequent body types where there are none.',
    }),
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
      name: 'Stage',
      props: {
        variant: 'stage',
        heading: 'Look for as long as you like.',
        eyebrow: '{count} {cars} at four showrooms',
        lead: 'New, demonstrator and used cars, each with its price and its history on this page.',
        image: { body: 'SUV', colour: 'Navy Blue' },
      },
    },
    {
      name: 'Letter',
      props: {
        variant: 'letter',
        heading: 'Good cars, honestly sold.',
        lead: 'Bring your own mechanic, take it home overnight, ask us the awkward questions.',
        image: { body: 'Wagon', colour: 'Sky Blue' },
        toggle: [],
        filters: ['simple_body', 'price', 'location_name'],
        note: {
          text: 'We look at ten cars to find three. The other seven are somebody else’s problem.',
          author: 'Mele Tuipulotu',
          role: 'who buys them',
        },
      },
    },
    {
      name: 'Cover',
      description: 'A car of the stock, with its name and its price.',
      props: {
        variant: 'cover',
        heading: 'Take the long way home.',
        eyebrow: 'The touring stock book',
        lead: 'Caravans, bikes and four-wheel drives that we have weighed, measured and slept in.',
        image: { refine: 'item_type=caravan' },
        searches: [
          { text: 'For a weekend', refine: 'item_type=caravan&price=:40000' },
          { text: 'To do the towing', refine: 'simple_body=Ute' },
        ],
      },
    },
    {
      name: 'Instrument',
      props: {
        variant: 'instrument',
        heading: 'Quick, quiet, or both.',
        eyebrow: 'On the floor now',
        lead: 'Electric and performance cars, measured on the same road by the same driver.',
        image: { body: 'Coupe', colour: 'Silver' },
        toggle: [],
        filters: ['make', 'simple_body', 'simple_fuel', 'price'],
      },
    },
    {
      name: 'Poster',
      props: {
        variant: 'poster',
        heading: 'Honest miles. Loud prices.',
        eyebrow: '{count} {cars} on North Lamar',
        lead: 'Every price is on the windshield and on this page. Nobody has to ask to see a manager.',
        image: { body: 'Ute', colour: 'Race Red' },
        prices: [8000, 12_000, 16_000, 20_000],
      },
    },
    {
      name: 'Photo',
      props: { image: { path: '/media/site/red-ute.jpg', width: 1920, height: 1280 } },
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
