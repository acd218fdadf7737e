import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './chip.tsx'

const meta: Meta<typeof Chip> = {
  component: Chip,
  args: { href: '/search', children: 'SUV' },
  argTypes: {
    children: { control: 'text' },
    removes: { control: 'text' },
    href: { control: 'text' },
  },
  parameters: {
    primitive: {
      level: 0,
      use: 'For a search that a visitor has narrowed: each choice is a chip that removes it. Or as a link to a search, `SUV`.',
      notFor:
        'A label without an action: that is a `Badge`. Not for the choices of a form: use `RadioPills` or checkboxes.',
      keys: '`Tab` reaches it, `Enter` follows it.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Chip>

export const Smallest: Story = {}
export const Typical: Story = { args: { removes: 'Remove SUV' } }
export const LongText: Story = {
  args: {
    className: 'max-w-xs',
    removes: 'Remove the dealership',
    children: 'Jacaranda and Poinciana Family Motor Company of Ipswich Road',
  },
}
export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2 p-4">
      <Chip href="/search?body=suv">SUV</Chip>
      <Chip href="/search" removes="Remove Toyota">
        Toyota
      </Chip>
      <Chip href="/search?at=ipswich" className="max-w-56">
        Jacaranda and Poinciana Family Motor Company
      </Chip>
      <Chip href="/search" removes="Remove the dealership" className="max-w-56">
        Jacaranda and Poinciana Family Motor Company
      </Chip>
    </div>
  ),
}
