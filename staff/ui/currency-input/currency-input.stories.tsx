import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field, type FieldProps } from '#ui/field/field.tsx'
import { CurrencyInput, type CurrencyInputProps } from './currency-input.tsx'

const meta: Meta<typeof CurrencyInput> = {
  component: CurrencyInput,
  parameters: {
    primitive: {
      level: 0,
      use: 'An amount that people know: a deposit, what is still owed on a car.',
      notFor: 'A price range to filter by: the range slider with its two fields.',
      keys: 'As in every text field.',
    },
  },
}
export default meta
type Story = StoryObj<typeof CurrencyInput>

const inField = (field: Partial<FieldProps>, control: Partial<CurrencyInputProps> = {}) => (
  <Field id="deposit" label="Deposit" className="max-w-lg p-4" {...field}>
    {(tied) => <CurrencyInput {...tied} name="deposit" {...control} />}
  </Field>
)
const tooMuch = 'The deposit must be below the price of $63,990.'

export const Smallest: Story = { render: () => inField({}) }
export const Typical: Story = {
  render: () =>
    inField(
      { hint: 'The more you pay now, the less you borrow.', optional: true },
      { defaultValue: '6,400' },
    ),
}
export const Cents: Story = {
  render: () => inField({ label: 'Monthly fee' }, { cents: true, defaultValue: '9.95' }),
}
export const Longest: Story = {
  render: () =>
    inField(
      { label: 'What you still owe the bank on the car that you would like to trade in' },
      { defaultValue: '1,234,567,890' },
    ),
}
export const Invalid: Story = {
  render: () => inField({ error: tooMuch }, { defaultValue: '70,000' }),
}
export const Disabled: Story = {
  render: () => inField({}, { defaultValue: '6,400', disabled: true }),
}
export const States: Story = {
  render: () => (
    <div className="grid gap-x-8 sm:grid-cols-2">
      {inField({ id: 'a', label: 'At rest' })}
      {inField({ id: 'b', label: 'Filled in' }, { defaultValue: '6,400' })}
      {inField({ id: 'c', label: 'Invalid', error: tooMuch }, { defaultValue: '70,000' })}
      {inField({ id: 'd', label: 'Disabled' }, { defaultValue: '6,400', disabled: true })}
    </div>
  ),
}
