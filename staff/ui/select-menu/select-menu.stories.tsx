import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SelectMenu } from './select-menu.tsx'

const options = [
  { id: 'viewer', label: 'Viewer', detail: 'Sees' },
  { id: 'editor', label: 'Editor', detail: 'Also edits drafts' },
  { id: 'owner', label: 'Owner', detail: 'Also manages people' },
]

const meta: Meta<typeof SelectMenu> = {
  component: SelectMenu,
  args: { label: 'Role of Sam Bligh', options, defaultValue: 'editor', onChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: '14rem' } },
    primitive: {
      level: 2,
      use: 'One of a few, in a row of a list or a table of the staff desk.',
      notFor: 'A field of a form (`Select`); many options (`Combobox`); commands (`Menu`).',
      keys: 'Enter, Space or ↓ opens; ↑ ↓ and letters move, Enter chooses, Escape closes.',
    },
  },
}
export default meta
type Story = StoryObj<typeof SelectMenu>

export const Smallest: Story = { args: { options: options.slice(0, 1), defaultValue: 'viewer' } }
export const Typical: Story = {
  async play({ args }) {
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Editor Role of Sam Bligh' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Editor' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Editor' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('owner')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const Longest: Story = {
  args: {
    options: [
      {
        id: 'editor',
        label: 'An editor of all pages and of the corrections of all cars',
        detail: 'Also edits drafts, and what the feeds say of the cars of all seven locations',
      },
    ],
  },
}
export const States: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3 p-4">
      <SelectMenu {...args} />
      <SelectMenu {...args} label="Role of the last owner" isDisabled />
    </div>
  ),
}
