import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { linkSchema } from '#domain/site/menu.ts'
import { groundProp } from '#parts/section/ground.ts'
import { levelTitles } from '#parts/section/level.ts'
import { defineBlock } from '../define-block.ts'

const words = (title: string, description: string, longest: number) =>
  z.string().trim().min(1).max(longest).meta({ title, description })

const step = z.strictObject({
  title: words('Title', 'What happens.', 60),
  text: words('Text', 'A sentence or two.', 240).optional(),
  label: words('Label', 'When or where: Day 1.', 30).optional(),
})

const figure = z.strictObject({
  value: words('Value', 'Such as 1987, 7 days or $150.', 20),
  label: words('Label', 'What the value is.', 100),
})

const steps = [
  { title: 'We look first', text: 'Underneath, in the books and on the road.' },
  { title: 'We fix what we find', text: 'In our own workshop, before you see it.' },
  { title: 'You take your time', text: 'Have it overnight, or have it checked.' },
]
const figures = [
  { value: '1991', label: 'on Ipswich Road since' },
  { value: '150', label: 'points on every inspection' },
  { value: '7 days', label: 'to change your mind' },
]
const report =
  'Every used car is inspected in our own workshop, and the report is yours to read before you decide.'
const links = [
  { label: 'About us', href: '/about-us' },
  { label: 'Find us', href: '/contact-us' },
]

export default defineBlock({
  name: 'story',
  title: 'Story',
  description: 'What the dealer says about itself: a text, steps in their order, and figures.',
  role: 'section',
  look: 'story',
  spec: ['2.33'],
  props: {
    heading: words('Heading', 'The point of it, in a few words.', 80),
    text: z
      .array(words('Paragraph', 'A few sentences.', 600))
      .max(4)
      .default([])
      .meta({ title: 'Text', description: 'A paragraph each.' }),
    steps: z.array(step).max(6).default([]).meta({
      title: 'Steps',
      description: 'What happens one after the other, or stops on a way.',
    }),
    figures: z.array(figure).max(6).default([]).meta({
      title: 'Figures',
      description: 'Numbers that are true, with what they count.',
    }),
    links: z
      .array(linkSchema)
      .max(3)
      .default([])
      .meta({ title: 'Links', description: 'The first is a button.' }),
    level: z.enum(['h1', 'h2']).default('h2').meta({
      title: 'Level',
      titles: levelTitles,
      description: 'The title of the page where no other block brings it.',
    }),
    ground: groundProp,
    variant: variantProp('story'),
  },
  examples: [
    { name: 'Smallest', props: { heading: 'The price is on it' } },
    {
      name: 'Typical',
      props: { heading: 'One price, one report', text: [report], figures, links, ground: 'dark' },
    },
    {
      name: 'Ledger',
      description: 'Text on one side, figures on ruled lines on the other.',
      props: { heading: 'One price, one report', text: [report], figures, variant: 'ledger' },
    },
    {
      name: 'Steps',
      description: 'Numbered steps side by side.',
      props: { heading: 'How a car gets onto our yard', steps, links, variant: 'steps' },
    },
    {
      name: 'Cells',
      description: 'Steps in cells of one frame, the label above the title.',
      props: { heading: 'What we read', steps, variant: 'cells' },
    },
    {
      name: 'Columns',
      description: 'Paragraphs in columns, figures in a row below them.',
      props: {
        heading: 'From our notes',
        text: [report, report],
        figures,
        ground: 'tint',
        variant: 'columns',
      },
    },
    {
      name: 'Route',
      description: 'Steps on a line, with when or where.',
      props: {
        heading: 'A weekend with a van on',
        steps: steps.map((each, index) => ({ ...each, label: `Day ${index + 1}` })),
        variant: 'route',
      },
    },
    {
      name: 'Shout',
      description: 'A large line and very large figures.',
      props: {
        heading: 'One fee. It is in there.',
        figures,
        links,
        ground: 'flood',
        variant: 'shout',
      },
    },
    {
      name: 'PageTitle',
      description: 'The first part of a page.',
      props: { heading: 'What is your car worth?', text: [report], steps, links, level: 'h1' },
    },
    {
      name: 'Longest',
      props: {
        heading: 'What happens between the auction hall and the front row of our yard, in full',
        text: [report, `${report} ${report}`, report, `${report} ${report}`],
        steps: [...steps, ...steps].map((each) => ({ ...each, text: report, label: 'Each week' })),
        figures: [
          ...figures,
          { value: '1,250,000 km', label: `covered in test drives, ${report}`.slice(0, 100) },
        ],
        links: [...links, { label: 'Read a whole inspection report', href: '/about-us#report' }],
      },
    },
  ],
})
