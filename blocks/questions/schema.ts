import { z } from 'zod'
import { groundProp } from '#parts/section/ground.ts'
import { levelTitles } from '#parts/section/level.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'questions',
  title: 'Questions',
  description:
    'Questions that customers ask, each opens its answer: of some topics, or all by topic. They are in content/questions.json.',
  role: 'section',
  spec: ['2.21', '2.51'],
  props: {
    heading: z.string().min(1).max(80).meta({ title: 'Heading', description: 'Above them.' }),
    text: z
      .string()
      .max(300)
      .optional()
      .meta({ title: 'Text', description: 'A sentence or two below the heading.' }),
    topics: z
      .array(z.string().min(1).meta({ format: 'topic' }))
      .default([])
      .meta({ title: 'Topics', description: 'Only these, in this order; all where empty.' }),
    level: z.enum(['h1', 'h2']).default('h2').meta({
      title: 'Level',
      titles: levelTitles,
      description: 'The title of the page where it is about them.',
    }),
    ground: groundProp,
  },
  examples: [
    { name: 'Smallest', props: { heading: 'Before you ask' } },
    {
      name: 'Typical',
      props: { heading: 'Questions about buying', topics: ['Buying'], ground: 'dark' },
    },
    {
      name: 'Main',
      description: 'As the main part of a page, by topic.',
      props: {
        heading: 'Questions',
        text: 'Those that we are asked most.',
        level: 'h1',
        ground: 'flood',
      },
    },
    {
      name: 'Longest',
      props: {
        heading: 'Everything that people ask us about buying, selling and servicing',
        text: 'With the answers that we give at the desk, and the ones that we would rather give at the desk.',
        ground: 'tint',
      },
    },
  ],
})
