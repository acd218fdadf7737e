import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '#ui/field/field.tsx'
import { PasswordInput } from './password-input.tsx'

const meta: Meta<typeof PasswordInput> = {
  component: PasswordInput,
  args: { autoComplete: 'current-password', name: 'password' },
  render: (args) => (
    <Field id="password" label="Password" className="max-w-sm p-4">
      {(control) => <PasswordInput {...args} {...control} />}
    </Field>
  ),
  parameters: {
    primitive: {
      level: 2,
      use: 'A password that a person types, new or known.',
      notFor: 'A code that was sent, or that an app shows (`CodeInput`).',
      keys: '`Tab` goes from the field to the button; `Space` shows and hides.',
    },
  },
}
export default meta
type Story = StoryObj<typeof PasswordInput>

export const Smallest: Story = {}
export const Typical: Story = {
  args: { defaultValue: 'correct horse battery' },
  async play({ canvas }) {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(field)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show', pressed: false })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Show', pressed: true })).toHaveFocus()
    await expect(field).toHaveAttribute('type', 'text')
  },
}
export const Longest: Story = { args: { defaultValue: 'correct horse battery staple '.repeat(4) } }
export const States: Story = {
  render: () => (
    <div className="grid gap-6 p-4 sm:grid-cols-2">
      <Field id="rest" label="At rest">
        {(control) => <PasswordInput autoComplete="new-password" {...control} />}
      </Field>
      <Field id="invalid" label="Invalid" error="Please enter your password.">
        {(control) => <PasswordInput autoComplete="new-password" {...control} />}
      </Field>
    </div>
  ),
}
