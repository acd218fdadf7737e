import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { groundProp } from '#parts/section/ground.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'people',
  title: 'People and teams',
  description:
    "Who works at the dealer's, with the hours of teams: those of the page's location, else all. Nothing where there are none.",
  role: 'section',
  phones: true,
  look: 'places',
  varies: { opening: true },
  spec: ['2.15', '9.28'],
  props: {
    heading: z
      .string()
      .min(1)
      .max(80)
      .default('Who you will meet')
      .meta({ title: 'Heading', description: 'Above the people.' }),
    text: z
      .string()
      .max(200)
      .optional()
      .meta({ title: 'Text', description: 'A sentence below the heading.' }),
    show: z.enum(['all', 'people', 'teams']).default('all').meta({
      title: 'Show',
      description: 'People and teams, or only one of them.',
    }),
    faces: z.enum(['beside', 'above']).default('beside').meta({
      title: 'Faces',
      description: 'Small and beside the name, or above it as wide as the column.',
    }),
    first: z.number().int().min(1).max(24).optional().meta({
      title: 'Shown at first',
      description: 'How many people; a press shows the others.',
    }),
    ground: groundProp,
    variant: variantProp('places'),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical' },
    { name: 'Columns', props: { variant: 'columns', ground: 'tint' } },
    { name: 'Board', props: { variant: 'board', ground: 'flood' } },
    { name: 'PeopleOnly', props: { show: 'people' } },
    { name: 'Faces', props: { show: 'people', faces: 'above' } },
    {
      name: 'First',
      description: 'Of many people, those whom most meet.',
      props: { show: 'people', first: 2 },
    },
    { name: 'TeamsOnly', props: { heading: 'When we answer', show: 'teams' } },
    {
      name: 'Longest',
      props: {
        heading: 'The people at all four of our showrooms, in the order in which you meet them',
        text: 'Nobody here is paid by the car, so nobody minds if you take your time, bring your mother, your mechanic and your dog, or decide in the end that the old one will do for another year.',
        ground: 'dark',
      },
    },
  ],
})
