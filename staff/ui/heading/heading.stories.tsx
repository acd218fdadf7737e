import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './heading.tsx'

const meta: Meta<typeof Heading> = {
  component: Heading,
  parameters: {
    primitive: {
      level: 0,
      use: 'The title of a page, a section, or a part of one.',
      notFor: 'Text that only looks like a heading, such as a price: the utility `type-heading`.',
      keys: 'None. Screen readers go from heading to heading.',
    },
  },
  args: { level: 2, children: 'Utes that tow three tonnes', className: 'm-4' },
}
export default meta
type Story = StoryObj<typeof Heading>

export const Smallest: Story = { args: { children: 'Cars' } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    level: 1,
    children:
      'Every demonstrator with the balance of its new-car warranty, at all of our five yards',
  },
}
export const States: Story = {
  render: () => (
    <div className="grid gap-4 p-4">
      <Heading level={1}>Level 1: the page</Heading>
      <Heading level={2}>Level 2: a section</Heading>
      <Heading level={3}>Level 3: within a section</Heading>
      <Heading level={4}>Level 4: within that</Heading>
      <Heading level={2} size={3}>
        Level 2 in the size of level 3
      </Heading>
    </div>
  ),
}
