import { z } from 'zod'
import { carTypes, itemTypes } from '#domain/car/kinds.ts'
import { href } from '#domain/fields.ts'
import { propositionNames } from '#domain/site/propositions.ts'
import { defineBlock } from '../define-block.ts'

const sections = [
  'comments',
  'included',
  'why',
  'reserve',
  'protect',
  'features',
  'key',
  'summary',
  'specifications',
  'location',
] as const

const words = (title: string, description: string, longest: number) =>
  z.string().trim().min(1).max(longest).meta({ title, description })

/** What a statement is about: all vehicles if absent. */
const about = {
  carTypes: z
    .array(z.enum(carTypes))
    .min(1)
    .optional()
    .meta({ title: 'Car types', description: 'Only for cars of one of these; for all if absent.' }),
  itemTypes: z
    .array(z.enum(itemTypes))
    .min(1)
    .optional()
    .meta({ title: 'Kinds', description: 'Only for vehicles of one of these; for all if absent.' }),
}

const statement = z.strictObject({
  title: words('Title', 'What you promise, in a few words.', 80),
  text: words('Text', 'A sentence or two about it.', 300).optional(),
  link: z
    .strictObject({
      label: words('Label', 'What the visitor reads.', 60),
      href: href('Leads to', 'Where it says more; left out where your site has no such page.'),
    })
    .optional()
    .meta({ title: 'Link', description: 'Where more of it is said.' }),
  ...about,
})

const statements = (title: string, description: string) =>
  z.array(statement).max(8).default([]).meta({ title, description })

const inspected = {
  title: 'You read the inspection report',
  text: 'All 150 points, with what we repaired and what we left.',
  link: { label: 'How we inspect', href: '/about-us' },
}
const included = [
  { text: 'Two keys and the owner’s books' },
  { text: 'A full tank' },
  { text: 'A roadworthy certificate', carTypes: ['used' as const] },
]

export default defineBlock({
  name: 'car-details',
  title: "Car's details",
  description:
    'What the dealer says of a car and of itself, its features, papers and specifications, and where it is.',
  role: 'panel',
  acts: true,
  phones: true,
  needs: ['car'],
  spec: ['2.45', '5.34', '5.35', '5.37', '5.40', '8.16', '9.09', '9.30'],
  props: {
    sections: z
      .array(z.enum(sections))
      .refine((names) => new Set(names).size === names.length, { error: 'names a section twice' })
      .default([...sections])
      .meta({ title: 'Sections', description: 'Which parts are shown, in order.' }),
    commentsGround: z
      .enum(['plain', 'tint', 'flood'])
      .default('plain')
      .meta({ title: 'Ground of the comments', description: 'The colour behind them.' }),
    included: z
      .array(
        z.strictObject({
          text: words('Text', 'One thing that comes with the car.', 120),
          ...about,
        }),
      )
      .max(12)
      .default([])
      .meta({
        title: "What's included",
        description: 'What comes with every car; nothing of it shows for a sold one.',
      }),
    why: statements('Why buy from us', 'Your reasons, in your words. Only what is true.'),
    protection: statements('Protection', 'Warranties and plans that come with the car.'),
    promises: z
      .array(z.enum(propositionNames))
      .refine((names) => new Set(names).size === names.length, { error: 'names a promise twice' })
      .default([])
      .meta({
        title: 'Promises',
        description:
          'Ready-made texts of promises that you keep, below your own: shown for the cars that each is about, on a site with its feature and page.',
      }),
    moneyBack: z.boolean().default(true).meta({
      title: 'Money back',
      description:
        'Shows the terms of giving a used car back, where the site gives them: within 2 days, 300 km, no damage.',
    }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical' },
    { name: 'CommentsOnFlood', props: { commentsGround: 'flood' } },
    { name: 'CommentsOnTint', props: { commentsGround: 'tint' } },
    {
      name: 'FewSections',
      description: 'On a page where finance and location are blocks of their own.',
      props: { sections: ['key', 'comments'] },
    },
    {
      name: 'Promises',
      description: 'What the dealer says of itself, in its own words and in ready-made ones.',
      props: {
        included,
        why: [inspected],
        protection: [{ title: 'Statutory warranty', text: 'Three months or 5,000 km.' }],
        promises: ['freight', 'videoCall', 'protectionPlan'],
        moneyBack: false,
      },
    },
  ],
})
