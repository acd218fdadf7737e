import { z } from 'zod'
import { groundProp } from '#parts/section/ground.ts'
import { defineBlock } from '../define-block.ts'
import { partSchema } from './parts.ts'

type WrittenPart = z.input<typeof partSchema>

const aboutOrValue: WrittenPart = {
  type: 'links',
  links: [
    { text: 'About us', href: '/about-us' },
    { text: 'Value my car', href: '/contact-us' },
  ],
}
const promise: WrittenPart[] = [
  { type: 'heading', text: 'Buying a car should be the easy part' },
  {
    type: 'paragraph',
    text: 'Every used car is inspected in our own workshop, and the report is yours to read.',
  },
  aboutOrValue,
]
const figures = [
  { value: '1991', label: 'on Ipswich Road since' },
  { value: '150', label: 'points on every inspection' },
  { value: '7 days', label: 'to change your mind' },
  { value: '40', label: 'people on the team' },
]
const inspection: WrittenPart = {
  type: 'paragraph',
  text: 'Each car has its history checked before we bid, goes on the hoist the day it arrives, and is then driven for at least an hour by someone who is paid to find fault with it. What they find is written down, repaired or left, and the report goes into the glovebox, where you will find it whether you ask for it or not. Cars that do not pass are sold on to the trade and never appear on this site.',
}

/** The grounds of format 2, by the names that they have since. */
const renamedGrounds: Readonly<Record<string, string>> = {
  page: 'plain',
  tinted: 'tint',
  brand: 'dark',
}

export default defineBlock({
  name: 'rich-text',
  title: 'Text',
  description: 'Headings, paragraphs, lists, quotes, pictures and links, in a readable column.',
  role: 'section',
  migrations: [{ from: 2, props: { ground: { value: (ground) => renamedGrounds[`${ground}`] } } }],
  spec: ['2.19', '2.21', '2.22'],
  props: {
    parts: z
      .array(partSchema)
      .min(1)
      .meta({ title: 'Parts', description: 'What the text is made of, in order.' }),
    width: z
      .enum(['prose', 'page'])
      .default('prose')
      .meta({ title: 'Width', description: 'A readable column, or the width of the page.' }),
    align: z.enum(['start', 'centre']).default('start').meta({
      title: 'Alignment',
      description: 'The column at the start of the line, or in the middle of the page.',
    }),
    ground: groundProp,
  },
  examples: [
    { name: 'Smallest', props: { parts: [{ type: 'paragraph', text: 'Open on Saturdays.' }] } },
    {
      name: 'Typical',
      props: {
        parts: [
          { type: 'heading', text: 'How we choose' },
          {
            type: 'paragraph',
            text: [
              'We look at ten cars for every three we buy. Read',
              { text: 'what we check', href: '/about-us' },
              'or come and watch.',
            ],
          },
          {
            type: 'list',
            items: [
              [{ strong: 'The price is the price.' }, 'Nothing is added at the desk.'],
              'You read the inspection report.',
            ],
          },
          { type: 'list', numbered: true, items: ['Bring your car.', 'Leave with a figure.'] },
          { type: 'quote', text: 'They rang me about the tyres before I asked.', by: 'Lorraine' },
          aboutOrValue,
        ],
      },
    },
    {
      name: 'FiguresBeside',
      props: {
        width: 'page',
        ground: 'dark',
        parts: [...promise, { type: 'facts', facts: figures }],
      },
    },
    { name: 'Tinted', props: { ground: 'tint', align: 'centre', parts: promise } },
    { name: 'Flood', props: { ground: 'flood', parts: promise } },
    {
      name: 'Longest',
      props: {
        parts: [
          {
            type: 'heading',
            text: 'What happens between the auction hall and our front row, in full',
          },
          ...[inspection, inspection, inspection],
          { type: 'heading', level: 'h3', text: 'The report' },
          {
            type: 'image',
            path: '/media/site/teal-wagon.jpg',
            alt: 'A teal wagon on the inspection bay',
            width: 1200,
            height: 800,
            caption: 'Bay two, where most of our cars spend their first morning.',
          },
          { type: 'facts', facts: figures.slice(0, 3) },
        ],
      },
    },
  ],
})
