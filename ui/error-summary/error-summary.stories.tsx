import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Input } from '../field/input.tsx'
import { ErrorSummary } from './error-summary.tsx'

const errors = [
  { id: 'name', message: 'Please enter your name.' },
  { id: 'email', message: 'Please enter a full email address, such as name@example.com.' },
]

const meta: Meta<typeof ErrorSummary> = {
  component: ErrorSummary,
  parameters: {
    primitive: {
      level: 0,
      use: 'Above the fields of a form that was sent with faults, with the sentences that stand at the fields. It gets the focus, and the title of the page begins with "Error: ".',
      notFor: 'A form that could not be sent: Notice. Faults while somebody types.',
      keys: 'Tab goes through the links; Enter goes to the field.',
    },
  },
  args: { errors, className: 'm-4 max-w-lg' },
}
export default meta
type Story = StoryObj<typeof ErrorSummary>

export const Smallest: Story = { args: { errors: errors.slice(0, 1) } }
export const Typical: Story = {
  render: (args) => (
    <form className="grid max-w-xl gap-4 p-4">
      <ErrorSummary {...args} className="" />
      {errors.map(({ id, message }) => (
        <Field key={id} id={id} label={id === 'name' ? 'Name' : 'E-mail'} error={message}>
          {(control) => <Input {...control} name={id} />}
        </Field>
      ))}
    </form>
  ),
  async play({ canvas }) {
    canvas.getByRole('alert').focus()
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Please enter your name.' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#name')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('id', 'name')
  },
}
/** Nothing is rendered without an error. */
export const Empty: Story = { args: { errors: [] } }
export const Longest: Story = {
  args: {
    errors: [
      ...errors,
      {
        id: 'phone',
        message: 'This phone number is too short. Please enter it like 0491 570 006.',
      },
      { id: 'odometer', message: 'Please enter the odometer in whole kilometres, such as 85,000.' },
      { id: 'terms', message: 'You must agree to the terms of use before submitting the form.' },
    ],
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid">
      <ErrorSummary {...args} errors={errors.slice(0, 1)} />
      <ErrorSummary {...args} />
    </div>
  ),
}
