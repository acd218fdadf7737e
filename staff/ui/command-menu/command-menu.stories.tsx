import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { CommandMenu, type CommandMenuProps } from './command-menu.tsx'

function Opens(props: CommandMenuProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <div className="p-4">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Find or do
      </Button>
      <CommandMenu {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  )
}

const meta: Meta<typeof CommandMenu> = {
  component: CommandMenu,
  args: {
    isOpen: true,
    label: 'Find or do',
    placeholder: 'A car, a lead, a page, a command',
    nothingFound: (text) => `Nothing is called “${text}”. Try a plate, a name or a screen.`,
    recent: {
      heading: 'Recent',
      commands: [{ id: 'lead-812', label: 'Priya Raman', detail: 'Lead, Toyota RAV4' }],
    },
    groups: [
      {
        heading: 'Go to',
        commands: [
          { id: 'today', label: 'Today', keys: 'G T' },
          { id: 'leads', label: 'Leads', keys: 'G L' },
          { id: 'stock', label: 'Stock', keys: 'G S' },
        ],
      },
      {
        heading: 'Cars',
        commands: [{ id: 'car-1', label: '2021 Toyota Camry Ascent', detail: '1HJK 402' }],
      },
    ],
    onCommand: fn(),
  },
  render: (args) => <Opens {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '28rem' } },
    primitive: {
      level: 2,
      use: 'The staff desk: one place to find a car, a lead or a page, or to do something.',
      notFor: 'Pages of buyers; commands on one thing (`Menu`).',
      keys: 'Typing narrows; ↑ ↓ move, Enter takes, Escape empties the field and then closes.',
    },
  },
}
export default meta
type Story = StoryObj<typeof CommandMenu>

export const Smallest: Story = {
  args: {
    recent: { heading: 'Recent', commands: [] },
    groups: [{ heading: 'Go to', commands: [{ id: 'today', label: 'Today' }] }],
  },
}
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    groups: [
      {
        heading: 'Cars of all seven locations of the group in Western Australia',
        commands: Array.from({ length: 30 }, (_, index) => ({
          id: `car-${index}`,
          label: `20${index % 9}1 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase Cab Chassis`,
          detail: `1HJK ${100 + index}`,
        })),
      },
    ],
  },
}
export const NothingFound: Story = {
  async play() {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find or do' }), 'zzz')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Nothing is called “zzz”'),
    )
  },
}
export const States: Story = {}
export const Keyboard: Story = {
  args: { isOpen: false },
  async play({ args }) {
    const opener = screen.getByRole('button', { name: 'Find or do' })
    await userEvent.click(opener)
    const field = await screen.findByRole('searchbox', { name: 'Find or do' })
    const dialog = screen.getByRole('dialog', { name: 'Find or do' })
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(field).toHaveFocus())
    await expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible()
    await userEvent.type(field, '1hjk')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.type(field, 'stock')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onCommand).toHaveBeenCalledWith('stock'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
