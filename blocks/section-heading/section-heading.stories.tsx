import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPage, storySite } from '#parts/story-site.ts'
import block from './schema.ts'
import SectionHeading from './section-heading.tsx'

const meta: Meta<typeof SectionHeading> = {
  component: SectionHeading,
  args: {
    id: 'heading',
    props: block.props.parse({ heading: 'Just arrived' }),
    slots: {},
    site: storySite,
    page: storyPage(),
  },
}
export default meta
type Story = StoryObj<typeof SectionHeading>

export const Smallest: Story = {}
export const Typical: Story = {
  args: {
    props: block.props.parse({
      eyebrow: 'In stock today',
      heading: 'Just arrived',
      lead: 'Traded in this week, inspected in our own workshop and ready for a test drive.',
      link: { label: 'See all arrivals', href: '/search?sortBy=latest' },
    }),
  },
}
export const PageTitle: Story = {
  args: {
    props: block.props.parse({
      heading: 'About us',
      level: 'h1',
      align: 'centre',
      lead: 'A small team that likes cars and the people who drive them.',
    }),
  },
}
export const Longest: Story = {
  args: {
    props: block.props.parse({
      eyebrow: 'Demonstrators from all of our Queensland dealerships',
      heading: 'Every demonstrator on our four yards has the balance of its new-car warranty left',
      lead: 'Each one has been looked after by our own people, keeps the rest of its warranty, and comes with a full tank, floor mats and its first service paid for. Ask us for its history: we wrote most of it ourselves, and what we did not write we can show you in the logbook.',
      link: { label: 'See every demonstrator', href: '/search/demo-cars' },
    }),
  },
}
