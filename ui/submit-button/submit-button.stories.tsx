import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SubmitButton } from './submit-button.tsx'

const meta: Meta<typeof SubmitButton> = {
  component: SubmitButton,
  parameters: {
    primitive: {
      level: 0,
      use: 'Sends a form that takes a moment. A script sets `aria-disabled` while it waits, announces "Sending…" once in the form\'s live region, and refuses a second press.',
      notFor: 'A search, which changes the page at once: Button with `type="submit"`.',
      keys: 'Enter in a field, or Enter and Space on the button.',
    },
  },
  args: { children: 'Send enquiry', className: 'm-4' },
}
export default meta
type Story = StoryObj<typeof SubmitButton>

export const Smallest: Story = { args: { children: 'Go', busyLabel: 'Wait' } }
export const Typical: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Send enquiry' })
    const { width } = button.getBoundingClientRect()
    button.setAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleName('Sending…')
    await expect(button.getBoundingClientRect().width).toBe(width)
    button.removeAttribute('aria-disabled')
    await expect(button).toHaveAccessibleName('Send enquiry')
  },
}
export const Busy: Story = { args: { busy: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Longest: Story = {
  args: {
    className: 'm-4 max-w-xs',
    children: 'Pay $200 and reserve this car for 48 hours, refundable',
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid justify-items-start">
      <SubmitButton {...args} />
      <SubmitButton {...args} busy />
      <SubmitButton {...args}>Pay $200 and reserve</SubmitButton>
      <SubmitButton {...args} busy busyLabel="Reserving the car…">
        Pay $200 and reserve
      </SubmitButton>
      <SubmitButton {...args}>Send again</SubmitButton>
      <SubmitButton {...args} disabled />
    </div>
  ),
}
