import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
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
      level: 0,
      use: 'Around every control of a form: it ties label, hint and error to an `Input`, a `Select` or another control.',
      notFor:
        'A `Checkbox`, which has its own label, or a question with several controls: `FieldGroup`.',
      keys: '`Tab` reaches the control. Keys of a drop-down and a checkbox are the browser’s: `Space` ticks.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Field>

export const Smallest: Story = {}
export const Typical: Story = { args: { hint: 'As the odometer shows them today' } }
export const Invalid: Story = {
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
export const Optional: Story = { args: { optional: true } }
export const Longest: Story = {
  args: {
    label: 'How many kilometres does the odometer of the car that you would like to trade in show?',
    hint: 'If it has been replaced, add what the old one showed and tell us below when that was.',
    error: 'This is more than any car of that year on our books; please check the last digit.',
  },
}
/** The chosen option is cut at the end of the field; the open list shows all of it. */
export const ASelectWithLongOptions: Story = {
  args: {
    id: 'variant',
    label: 'Variant',
    hint: 'As it says on the tailgate or in the log book',
    children: (control) => (
      <Select {...control} name="variant" defaultValue="3">
        <option value="1">Sprinter 316 CDI Medium Wheelbase</option>
        <option value="2">Sprinter 419 CDI Long Wheelbase High Roof 7G-Tronic</option>
        <option value="3">
          Sprinter 519 CDI Extra Long Wheelbase High Roof Dual Rear Wheels 9G-Tronic Plus
        </option>
      </Select>
    ),
  },
}
export const States: Story = {
  render: () => (
    <div className="grid gap-6 p-4 sm:grid-cols-2">
      <Field id="a" label="At rest">
        {(control) => <Input {...control} />}
      </Field>
      <Field id="b" label="With a hint" hint="As the odometer shows them today" optional>
        {(control) => <Input {...control} defaultValue="48210" />}
      </Field>
      <Field id="c" label="Invalid" hint="As the odometer shows them" error="Enter a whole number">
        {(control) => <Input {...control} defaultValue="48 or so" />}
      </Field>
      <Field id="d" label="Read-only">
        {(control) => <Input {...control} readOnly defaultValue="48210" />}
      </Field>
      <Field id="e" label="Disabled">
        {(control) => <Input {...control} disabled defaultValue="48210" />}
      </Field>
      <Field id="f" label="A select">
        {(control) => (
          <Select {...control}>
            <option>Any make</option>
          </Select>
        )}
      </Field>
      <Field id="g" label="An invalid select" error="Please choose a state.">
        {(control) => (
          <Select {...control}>
            <option value="">Choose a state</option>
          </Select>
        )}
      </Field>
      <Field id="h" label="A disabled select">
        {(control) => (
          <Select {...control} disabled>
            <option>Queensland</option>
          </Select>
        )}
      </Field>
    </div>
  ),
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
