import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field, type FieldProps } from '#ui/field/field.tsx'
import { CodeInput, type CodeInputProps } from './code-input.tsx'

const meta: Meta<typeof CodeInput> = {
  component: CodeInput,
  parameters: {
    primitive: {
      level: 0,
      use: 'The code of a text message at sign-in. Phones offer it above the keyboard.',
      notFor: 'A number that people know: NumberInput. A password.',
      keys: 'As in every text field. A pasted code may have spaces.',
    },
  },
}
export default meta
type Story = StoryObj<typeof CodeInput>

const inField = (field: Partial<FieldProps>, control: CodeInputProps = {}) => (
  <Field id="code" label="6-digit code" className="max-w-lg p-4" {...field}>
    {(tied) => <CodeInput {...tied} name="code" {...control} />}
  </Field>
)
const wrong = 'That code is not right. You have 3 tries left.'

export const Smallest: Story = { render: () => inField({}) }
export const Typical: Story = {
  render: () => inField({ hint: 'We texted it to 0491 570 006. It works for 5 minutes.' }),
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: '6-digit code' })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(field)
    await userEvent.paste('482 917')
    await expect(field).toHaveValue('482 917')
  },
}
export const Longest: Story = {
  render: () =>
    inField(
      {
        label: 'The code of the text message that we sent a moment ago',
        hint: 'We texted it to 0491 570 006. It works for 5 minutes, and only for the newest message.',
      },
      { defaultValue: '4 8 2 9 1 7' },
    ),
}
export const Invalid: Story = {
  render: () => inField({ error: wrong }, { defaultValue: '482918' }),
}
export const Disabled: Story = {
  render: () => inField({}, { defaultValue: '482917', disabled: true }),
}
export const States: Story = {
  render: () => (
    <div className="grid gap-x-8 sm:grid-cols-2">
      {inField({ id: 'a', label: 'Empty' })}
      {inField({ id: 'b', label: 'Full' }, { defaultValue: '482917' })}
      {inField({ id: 'c', label: 'Wrong', error: wrong }, { defaultValue: '482918' })}
      {inField(
        { id: 'd', label: 'Gone', error: 'That code has expired.' },
        { defaultValue: '482917', disabled: true },
      )}
    </div>
  ),
}
