import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/field.tsx'
import { Input } from '../field/input.tsx'
import { FieldGroup } from './field-group.tsx'

const fields = ['Street', 'Suburb'].map((label) => (
  <Field key={label} id={label} label={label}>
    {(control) => <Input {...control} name={label} />}
  </Field>
))

const meta: Meta<typeof FieldGroup> = {
  component: FieldGroup,
  parameters: {
    primitive: {
      level: 0,
      use: 'A question with several controls: an address, a date in three fields. RadioGroup, ChoiceCards and CheckboxList are made of it.',
      notFor: 'A single control: Field.',
      keys: 'Those of its controls.',
    },
  },
  args: { id: 'address', legend: 'Address', children: fields, className: 'max-w-md m-4' },
}
export default meta
type Story = StoryObj<typeof FieldGroup>

export const Smallest: Story = {}
export const Typical: Story = {
  args: { hint: 'Where the car is now, so that we can fetch it.', optional: true },
}
export const Invalid: Story = { args: { error: 'Please enter the street or the suburb.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Longest: Story = {
  args: {
    legend: 'Where is the car that you would like us to fetch for its service and bring back?',
    hint: 'Within 20 km of our workshop in Moorooka; farther away we send a tow truck, which costs more.',
    error: 'We cannot fetch cars from there. Please choose an address within 20 km, or ring us.',
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid sm:grid-cols-2">
      <FieldGroup {...args} id="a" hint="Where the car is now.">
        {null}
      </FieldGroup>
      <FieldGroup {...args} id="b" error="Please enter the street or the suburb.">
        {null}
      </FieldGroup>
      <FieldGroup {...args} id="c" optional />
    </div>
  ),
}
