import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { GuardedButton } from './guarded-button.tsx'

const meta: Meta<typeof GuardedButton> = {
  component: GuardedButton,
  args: { children: 'Invite', onClick: fn() },
  parameters: {
    docs: { story: { inline: false, height: '8rem' } },
    primitive: {
      level: 2,
      use: 'Something that some roles may do and others may not.',
      notFor: 'A button that waits for an answer (`SubmitButton`).',
      keys: '`Tab` reaches it, also where it does nothing; `Enter` and `Space` press it.',
    },
  },
}
export default meta
type Story = StoryObj<typeof GuardedButton>

export const Smallest: Story = {}
export const Typical: Story = {
  args: { refusal: 'Only an owner may do this: ask Sam Bligh.' },
  async play({ args }) {
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Invite' })
    await expect(button).toHaveFocus()
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('Only an owner may do this: ask Sam Bligh.'),
    )
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Longest: Story = {
  args: {
    children: 'Invite someone to work at all of the seven locations',
    refusal: 'Only an owner may do this: ask Sam Bligh, Priya Menon or Maximiliane Featherstone.',
  },
}
export const States: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3 p-4">
      <GuardedButton {...args}>Works</GuardedButton>
      <GuardedButton {...args} refusal="Only an owner may do this.">
        Does not
      </GuardedButton>
    </div>
  ),
}
