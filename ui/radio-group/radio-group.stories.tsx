import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'

const reply = [
  { value: 'phone', label: 'By phone' },
  { value: 'sms', label: 'By text message' },
  { value: 'email', label: 'By e-mail', hint: 'Mostly the same day.' },
]

const meta: Meta<typeof RadioGroup> = {
  component: RadioGroup,
  parameters: {
    primitive: {
      level: 0,
      use: 'One of two to seven answers that are a few words each.',
      notFor:
        'Answers that need a sentence and a price: ChoiceCards. Switching what is shown: RadioPills. More than seven: Select.',
      keys: 'Tab reaches the chosen one, the arrow keys choose.',
    },
  },
  args: {
    id: 'reply',
    name: 'reply',
    legend: 'How shall we answer?',
    options: reply,
    className: 'max-w-md m-4',
  },
}
export default meta
type Story = StoryObj<typeof RadioGroup>

export const Smallest: Story = { args: { options: reply.slice(0, 2) } }
export const Typical: Story = {
  args: { value: 'phone' },
  async play({ canvas }) {
    canvas.getByRole('radio', { name: 'By phone' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'By text message' })).toBeChecked()
    await expect(canvas.getByRole('radiogroup', { name: 'How shall we answer?' })).toBeVisible()
  },
}
export const Longest: Story = {
  args: {
    legend: 'How and when would you like us to answer the questions that you have asked us?',
    hint: 'We keep your number for this answer only, and give it to nobody else.',
    options: [
      ...reply,
      {
        value: 'visit',
        label: 'I come by, since I am in Moorooka every day anyway and would like to see the car',
        hint: 'We are open Monday to Friday from 8.30am to 5pm and on Saturday from 9am to 3pm.',
      },
    ],
  },
}
export const Invalid: Story = { args: { error: 'Please choose how we shall answer.' } }
export const Disabled: Story = { args: { disabled: true, value: 'sms' } }
export const States: Story = {
  render: (args) => (
    <div className="grid sm:grid-cols-2">
      <RadioGroup {...args} id="a" name="a" />
      <RadioGroup {...args} id="b" name="b" value="sms" hint="Whichever suits you." optional />
      <RadioGroup {...args} id="c" name="c" error="Please choose how we shall answer." />
      <RadioGroup {...args} id="d" name="d" disabled value="phone" />
    </div>
  ),
}
