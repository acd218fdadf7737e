import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Tooltip } from './tooltip.tsx'

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  args: {
    text: 'Send the lead to the CRM again',
    defaultOpen: true,
    children: (
      <Button size="icon" variant="outline" aria-label="Send again">
        <Icon name="repeat" />
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="grid place-items-center p-16">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, height: '12rem' } },
    primitive: {
      level: 2,
      use: 'What a button with an icon does, or the key that does it.',
      notFor: 'Anything that must be read to go on, links and controls (`Popup`), touch screens.',
      keys: 'Shows when its control is focused; Escape hides it.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Tooltip>

export const Smallest: Story = { args: { text: 'R' } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    text: 'The CRM refused this lead twice, because it has no record of the branch. Send it again when the branch is there.',
  },
}
export const States: Story = {
  render: ({ text }) => (
    <div className="flex flex-wrap gap-x-16 gap-y-4">
      <Tooltip text={text}>
        <Button variant="outline">Hidden</Button>
      </Tooltip>
      <Tooltip text={text} defaultOpen>
        <Button variant="outline">Shown</Button>
      </Tooltip>
    </div>
  ),
}
export const Keyboard: Story = {
  args: { defaultOpen: false },
  async play() {
    const button = screen.getByRole('button', { name: 'Send again' })
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(button).toHaveAccessibleDescription('Send the lead to the CRM again')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
  },
}
