import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field, type FieldProps } from '#ui/field/field.tsx'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

const meta: Meta<typeof NumberInput> = {
  component: NumberInput,
  parameters: {
    primitive: {
      level: 0,
      use: 'A number that people know and type: kilometres, a postcode, a term in months.',
      notFor:
        'An amount to try out: AmountSlider. In an island, with steps by the keys: NumberField. Dollars: CurrencyInput. A phone number: PhoneInput.',
      keys: 'As in every text field. The wheel and the arrow keys do not change it.',
    },
  },
}
export default meta
type Story = StoryObj<typeof NumberInput>

const inField = (field: Partial<FieldProps>, control: Partial<NumberInputProps> = {}) => (
  <Field id="km" label="Kilometres" className="max-w-lg p-4" {...field}>
    {(tied) => <NumberInput {...tied} name="odometer" unit="km" {...control} />}
  </Field>
)
const notWhole = 'Please enter the odometer in whole kilometres, such as 85,000.'

export const Smallest: Story = { render: () => inField({ label: 'Postcode' }, { unit: undefined }) }
export const Typical: Story = {
  render: () => inField({ hint: 'As the odometer shows them today.' }, { defaultValue: '85,000' }),
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Kilometres' })
    await expect(field).toHaveAccessibleDescription('As the odometer shows them today. km')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('85,000')
  },
}
export const Longest: Story = {
  render: () =>
    inField(
      { label: 'How far have you driven the car that you would like to trade in?' },
      { defaultValue: '1,234,567,890' },
    ),
}
export const Invalid: Story = {
  render: () => inField({ error: notWhole }, { defaultValue: '85 or so' }),
}
export const Disabled: Story = {
  render: () => inField({}, { defaultValue: '85,000', disabled: true }),
}
export const States: Story = {
  render: () => (
    <div className="grid gap-x-8 sm:grid-cols-2">
      {inField({ id: 'a', label: 'At rest' })}
      {inField({ id: 'b', label: 'Filled in' }, { defaultValue: '85,000' })}
      {inField({ id: 'c', label: 'Without a unit' }, { unit: undefined, defaultValue: '4106' })}
      {inField({ id: 'd', label: 'Invalid', error: notWhole }, { defaultValue: '85 or so' })}
      {inField({ id: 'e', label: 'Disabled' }, { defaultValue: '85,000', disabled: true })}
    </div>
  ),
}
