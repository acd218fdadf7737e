import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { ButtonGroup } from './button-group.tsx'

const buttons = (
  <>
    <Button>Send enquiry</Button>
    <Button variant="outline">Call us</Button>
  </>
)

const meta: Meta<typeof ButtonGroup> = {
  component: ButtonGroup,
  parameters: {
    primitive: {
      level: 0,
      use: 'The buttons at the end of a form, a card or a dialog.',
      notFor: 'One of a few states: RadioPills. Commands of an editor: the toolbar.',
      keys: 'Tab goes from button to button.',
    },
  },
  args: { children: buttons, className: 'p-4' },
}
export default meta
type Story = StoryObj<typeof ButtonGroup>

export const Smallest: Story = { args: { children: <Button>Send</Button> } }
export const Typical: Story = {
  args: { label: 'This enquiry' },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'This enquiry' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Call us' })).toHaveFocus()
  },
}
export const Longest: Story = {
  args: {
    className: 'max-w-sm p-4',
    children: (
      <>
        <Button>Show every demonstrator with the balance of its warranty</Button>
        <Button variant="outline">Ask what the yard in Springwood has</Button>
        <Button variant="link">Back to all 571 cars</Button>
      </>
    ),
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid p-4">
      <p>As wide as their words</p>
      <ButtonGroup {...args} />
      <p>On phones as wide as the group</p>
      <ButtonGroup {...args} fills />
    </div>
  ),
}
