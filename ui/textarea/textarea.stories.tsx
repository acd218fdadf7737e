import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field, type FieldProps } from '../field/field.tsx'
import { Textarea } from './textarea.tsx'

const message = 'I would like to see the Ranger on Saturday morning. Is it still there?'
const long =
  'I would like to see the Ranger on Saturday morning, with my father, who drives from Toowoomba and wants to know whether the tow ball is rated for his caravan.\n\nWe would also bring the Commodore for a valuation: 2014, 148,000 km, one owner, all services in the book.\n\nPlease ring after four, since we both teach.'

const meta: Meta<typeof Textarea> = {
  component: Textarea,
  parameters: {
    primitive: {
      level: 0,
      use: 'An answer of several sentences, such as the message of an enquiry. It grows with its text.',
      notFor: 'An answer that fits on a line: Input.',
      keys: 'As in every text field; Enter begins a line and does not send the form.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Textarea>

const inField = (field: Partial<FieldProps>, control: Parameters<typeof Textarea>[0] = {}) => (
  <Field id="message" label="Message" className="max-w-lg p-4" {...field}>
    {(tied) => <Textarea {...tied} name="message" {...control} />}
  </Field>
)

export const Smallest: Story = { render: () => inField({}) }
export const Typical: Story = {
  render: () =>
    inField({ hint: 'We answer while we are open.', optional: true }, { defaultValue: message }),
}
export const Longest: Story = { render: () => inField({}, { defaultValue: long }) }
export const Invalid: Story = { render: () => inField({ error: 'Please enter a message.' }) }
export const ReadOnly: Story = {
  render: () => inField({}, { defaultValue: message, readOnly: true }),
}
export const Disabled: Story = {
  render: () => inField({}, { defaultValue: message, disabled: true }),
}
export const States: Story = {
  render: () => (
    <div className="grid gap-x-8 sm:grid-cols-2">
      {inField({ id: 'a', label: 'At rest' })}
      {inField({ id: 'b', label: 'Filled in' }, { defaultValue: message })}
      {inField({ id: 'c', label: 'Invalid', error: 'Please enter a message.' })}
      {inField({ id: 'd', label: 'Read-only' }, { defaultValue: message, readOnly: true })}
      {inField({ id: 'e', label: 'Disabled' }, { defaultValue: message, disabled: true })}
      {inField({ id: 'f', label: 'Grown with its text' }, { defaultValue: long })}
    </div>
  ),
}
