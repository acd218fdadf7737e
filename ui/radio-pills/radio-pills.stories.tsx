import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioPills } from './radio-pills.tsx'

const meta: Meta<typeof RadioPills> = {
  component: RadioPills,
  parameters: {
    primitive: {
      level: 0,
      use: 'One of a few short choices that all fit in a line: new or used, 3 to 7 years.',
      notFor: 'Long or many choices: Select, RadioGroup. What is switched on or off: Checkbox.',
      keys: 'Tab to the group, arrows choose.',
    },
  },
  args: {
    id: 'condition',
    name: 'condition',
    legend: 'Condition',
    value: 'used',
    className: 'm-4',
    options: [
      { key: 'all', value: '', label: 'All' },
      { value: 'new', label: 'New' },
      { value: 'used', label: 'Used' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof RadioPills>

export const Typical: Story = {}
export const States: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <RadioPills {...args} />
      <RadioPills {...args} id="kind" name="kind" legend="Kind" variant="tabs" />
    </div>
  ),
}
