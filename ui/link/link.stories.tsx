import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './link.tsx'

const meta: Meta<typeof Link> = {
  component: Link,
  args: { href: '/search', children: 'See all cars' },
}
export default meta
type Story = StoryObj<typeof Link>

export const Smallest: Story = { args: { children: 'Cars' } }
export const Typical: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Onward: Story = { args: { variant: 'onward' } }
export const LongText: Story = {
  render: (args) => (
    <p className="max-w-xs p-4">
      Every car is inspected in our own workshop, and you may{' '}
      <Link {...args}>read the whole report with what we repaired and what we left</Link> before you
      decide.
    </p>
  ),
}
