import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPage, storySite } from '#parts/story-site.ts'
import RichText from './rich-text.tsx'
import block from './schema.ts'

const facts = {
  type: 'facts' as const,
  facts: [
    { value: '1991', label: 'on Ipswich Road since' },
    { value: '150', label: 'points on every inspection' },
    { value: '7 days', label: 'to change your mind' },
    { value: '40', label: 'people on the team' },
  ],
}
const promise = [
  { type: 'heading' as const, text: 'Buying a car should be the easy part' },
  {
    type: 'paragraph' as const,
    text: 'Every used car is inspected in our own workshop, and the report is yours to read.',
  },
  {
    type: 'links' as const,
    links: [
      { text: 'About us', href: '/about-us' },
      { text: 'Value my car', href: '/sell-my-car' },
    ],
  },
]

const meta: Meta<typeof RichText> = {
  component: RichText,
  args: {
    id: 'text',
    props: block.props.parse({ parts: [{ type: 'paragraph', text: 'Open on Saturdays.' }] }),
    slots: {},
    site: storySite,
    page: storyPage(),
  },
}
export default meta
type Story = StoryObj<typeof RichText>

export const Smallest: Story = {}
export const Typical: Story = {
  args: {
    props: block.props.parse({
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
        ...promise.slice(2),
      ],
    }),
  },
}
export const FiguresBeside: Story = {
  args: {
    props: block.props.parse({ width: 'page', ground: 'brand', parts: [...promise, facts] }),
  },
}
export const Tinted: Story = {
  args: { props: block.props.parse({ ground: 'tinted', align: 'centre', parts: promise }) },
}
export const Longest: Story = {
  args: {
    props: block.props.parse({
      parts: [
        {
          type: 'heading',
          text: 'What happens between the auction hall and our front row, in full',
        },
        ...Array.from({ length: 3 }, () => ({
          type: 'paragraph',
          text: 'Each car has its history checked before we bid, goes on the hoist the day it arrives, and is then driven for at least an hour by someone who is paid to find fault with it. What they find is written down, repaired or left, and the report goes into the glovebox, where you will find it whether you ask for it or not. Cars that do not pass are sold on to the trade and never appear on this site.',
        })),
        { type: 'heading', level: 'h3', text: 'The report' },
        {
          type: 'image',
          path: '/media/artwork/wagon/teal/side',
          alt: 'A teal wagon on the inspection bay',
          width: 1200,
          height: 750,
          caption: 'Bay two, where most of our cars spend their first morning.',
        },
        { ...facts, facts: facts.facts.slice(0, 3) },
      ],
    }),
  },
}
