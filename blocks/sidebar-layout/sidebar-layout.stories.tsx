import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPage, storySite } from '#parts/story-site.ts'
import { Card } from '#ui/card/card.tsx'
import block from './schema.ts'
import SidebarLayout from './sidebar-layout.tsx'

const panel = (title: string, text: string) => (
  <Card key={title}>
    <h2 className="text-xl">{title}</h2>
    <p>{text}</p>
  </Card>
)
const gallery = panel('Pictures', 'Twelve photos of the car, taken on our own yard.')
const details = panel('Details', 'What the dealer says of it, its features and specifications.')
const finance = panel('Finance', 'From $142 a week.')
const propositions = panel('Interested in this vehicle?', 'Hold it for 48 hours.')

const meta: Meta<typeof SidebarLayout> = {
  component: SidebarLayout,
  args: {
    id: 'body',
    props: block.props.parse({}),
    slots: { main: gallery, side: finance },
    site: storySite,
    page: storyPage(),
  },
}
export default meta
type Story = StoryObj<typeof SidebarLayout>

export const Smallest: Story = {}
export const Typical: Story = {
  args: { slots: { main: [gallery, details], side: [finance, propositions] } },
}
export const SideFirst: Story = {
  args: {
    props: block.props.parse({ side: 'left', onPhones: 'side-first', width: 'narrow' }),
    slots: { main: [gallery, details], side: propositions },
  },
}
export const EmptySide: Story = { args: { slots: { main: [gallery, details], side: null } } }
export const Longest: Story = {
  args: {
    props: block.props.parse({ width: 'wide' }),
    slots: {
      main: Array.from({ length: 6 }, (_, index) =>
        panel(`Part ${index + 1}`, 'A long column: the narrow one beside it stays in view.'),
      ),
      side: [finance, propositions],
    },
  },
}
