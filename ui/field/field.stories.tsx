import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { RadioPills } from './radio-pills.tsx'
import { Select } from './select.tsx'

const meta: Meta<typeof Field> = {
  component: Field,
  args: {
    id: 'km',
    label: 'Kilometres',
    className: 'max-w-sm p-4',
    children: (control) => <Input {...control} name="km" inputMode="numeric" />,
  },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    hideLabel: { control: 'boolean' },
    children: { control: false },
  },
  parameters: {
    primitive: {
      rung: 0,
      use: 'Around every control of a form: it ties label, hint and error to an `Input`, a `Select` or another control.',
      notFor: 'A `Checkbox`, which has its own label, or `RadioPills`, whose group has a legend.',
      keys: '`Tab` reaches the control. Keys of a drop-down, a checkbox and radio buttons are the browser’s: `Space` ticks, arrows choose.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Field>

export const Smallest: Story = {}
export const Typical: Story = { args: { hint: 'As the odometer shows them today' } }
export const WithError: Story = {
  args: { hint: 'As the odometer shows them today', error: 'Enter a whole number, such as 48210' },
}
export const Disabled: Story = {
  args: { children: (control) => <Input {...control} disabled defaultValue="48210" /> },
}
export const HiddenLabel: Story = {
  args: {
    label: 'Keywords',
    hideLabel: true,
    children: (control) => <Input {...control} type="search" placeholder="EV, SUV, Toyota" />,
  },
}
export const ASelect: Story = {
  args: {
    id: 'make',
    label: 'Make',
    children: (control) => (
      <Select {...control} name="make">
        <option value="">Any make</option>
        <option>Mercedes-Benz Commercial Vehicles Australia and New Zealand</option>
      </Select>
    ),
  },
}
export const LongText: Story = {
  args: {
    label: 'How many kilometres does the odometer of the car that you would like to trade in show?',
    hint: 'If it has been replaced, add what the old one showed and tell us below when that was.',
    error: 'This is more than any car of that year on our books; please check the last digit.',
  },
}
export const Checkboxes: Story = {
  render: () => (
    <fieldset className="grid max-w-xs p-4">
      <legend className="font-semibold">Body type</legend>
      <Checkbox name="body" value="SUV" detail="260" defaultChecked>
        SUV
      </Checkbox>
      <Checkbox name="body" value="Ute" detail="148">
        Ute
      </Checkbox>
      <Checkbox name="body" value="Bus" detail="0" disabled>
        Bus
      </Checkbox>
      <Checkbox name="body" value="Van" detail="1,204">
        Vans, people movers and everything else that seats more than five
      </Checkbox>
    </fieldset>
  ),
}
const conditions = [
  { key: 'all', value: '', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'used', label: 'Used' },
]
export const Pills: Story = {
  render: () => (
    <div className="grid gap-4 p-4">
      <RadioPills id="a" name="a" legend="Condition" value="all" options={conditions} />
      <RadioPills
        id="b"
        name="b"
        legend="Condition"
        value="used"
        variant="tabs"
        options={conditions}
      />
    </div>
  ),
}
