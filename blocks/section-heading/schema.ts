import { z } from 'zod'
import { linkSchema } from '#domain/site/menu.ts'
import { levelTitles } from '#parts/section/level.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'section-heading',
  title: 'Section heading',
  description: 'A heading with a line above it, a lead below it and a link beside it.',
  role: 'section',
  spec: ['1.11'],
  props: {
    heading: z.string().min(1).max(120).meta({ title: 'Heading', description: 'What follows.' }),
    eyebrow: z
      .string()
      .max(60)
      .optional()
      .meta({ title: 'Line above', description: 'A few words above the heading.' }),
    lead: z
      .string()
      .max(400)
      .optional()
      .meta({ title: 'Lead', description: 'A sentence or two below the heading.' }),
    link: linkSchema.optional(),
    level: z.enum(['h1', 'h2', 'h3']).default('h2').meta({
      title: 'Level',
      titles: levelTitles,
      description: 'The title of the page once, where no other block brings it.',
    }),
    align: z
      .enum(['start', 'centre'])
      .default('start')
      .meta({ title: 'Alignment', description: 'At the start of the line, or in the middle.' }),
  },
  examples: [
    { name: 'Smallest', props: { heading: 'Just arrived' } },
    {
      name: 'Typical',
      props: {
        eyebrow: 'In stock today',
        heading: 'Just arrived',
        lead: 'Traded in this week, inspected in our own workshop and ready for a test drive.',
        link: { label: 'See all arrivals', href: '/search?sortBy=latest' },
      },
    },
    {
      name: 'PageTitle',
      props: {
        heading: 'About us',
        level: 'h1',
        align: 'centre',
        lead: 'A small team that likes cars and the people who drive them.',
      },
    },
    { name: 'Subsection', props: { heading: 'Our workshop', level: 'h3' } },
    {
      name: 'Longest',
      props: {
        eyebrow: 'Demonstrators from all of our Queensland dealerships',
        heading:
          'Every demonstrator on our four yards has the balance of its new-car warranty left',
        lead: 'Each one has been looked after by our own people, keeps the rest of its warranty, and comes with a full tank, floor mats and its first service paid for. Ask us for its history: we wrote most of it ourselves, and what we did not write we can show you in the logbook.',
        link: { label: 'See every demonstrator', href: '/search/demo-cars' },
      },
    },
  ],
})
