import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field, type FieldProps } from '../field/field.tsx'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'

const meta: Meta<typeof PhoneInput> = {
  component: PhoneInput,
  parameters: {
    primitive: {
      level: 0,
      use: 'A telephone number. Phones show their digits, browsers offer the stored number.',
      notFor: 'Other digits, such as a code from a message: CodeInput.',
      keys: 'As in every text field.',
    },
  },
}
export default meta
type Story = StoryObj<typeof PhoneInput>

const inField = (field: Partial<FieldProps>, control: PhoneInputProps = {}) => (
  <Field id="phone" label="Phone" className="max-w-lg p-4" {...field}>
    {(tied) => <PhoneInput {...tied} name="phone" {...control} />}
  </Field>
)
const tooShort = 'This phone number is too short. Please enter it like 0491 570 006.'

export const Smallest: Story = { render: () => inField({}) }
export const Typical: Story = {
  render: () =>
    inField(
      { hint: 'Our sales team rings from (07) 5550 2100.' },
      { defaultValue: '0491 570 006' },
    ),
}
export const Longest: Story = {
  render: () =>
    inField(
      { label: 'The number on which we can reach you while we have your car in our workshop' },
      { defaultValue: '+61 (7) 5550 2100 ext. 4417' },
    ),
}
export const Invalid: Story = {
  render: () => inField({ error: tooShort }, { defaultValue: '0491' }),
}
export const Disabled: Story = { render: () => inField({}, { disabled: true }) }
export const States: Story = {
  render: () => (
    <div className="grid gap-x-8 sm:grid-cols-2">
      {inField({ id: 'a', label: 'At rest', optional: true })}
      {inField({ id: 'b', label: 'Filled in' }, { defaultValue: '0491 570 006' })}
      {inField({ id: 'c', label: 'Invalid', error: tooShort }, { defaultValue: '0491' })}
      {inField({ id: 'd', label: 'Disabled' }, { defaultValue: '0491 570 006', disabled: true })}
    </div>
  ),
}
