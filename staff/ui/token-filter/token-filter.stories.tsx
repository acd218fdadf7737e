import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { TokenFilter, type TokenFilterProps } from './token-filter.tsx'

function Filters({ tokens, onChange, ...rest }: TokenFilterProps) {
  const [current, setCurrent] = useState(tokens)
  return (
    <TokenFilter
      {...rest}
      tokens={current}
      onChange={(next) => {
        setCurrent(next)
        onChange(next)
      }}
    />
  )
}

const meta: Meta<typeof TokenFilter> = {
  component: TokenFilter,
  args: {
    tokens: [
      { field: 'stage', value: 'new' },
      { field: 'owner', value: 'gwen' },
    ],
    fields: [
      {
        id: 'stage',
        label: 'Stage',
        values: [
          { id: 'new', label: 'New' },
          { id: 'contacted', label: 'Contacted' },
          { id: 'won', label: 'Won' },
        ],
      },
      {
        id: 'owner',
        label: 'Owner',
        values: [
          { id: 'gwen', label: 'Gwen Pryce' },
          { id: 'leo', label: 'Leo Vance' },
          { id: 'none', label: 'Nobody' },
        ],
      },
      { id: 'name', label: 'Name' },
    ],
    onChange: fn(),
    texts: {
      label: 'Filter the leads by stage, owner or name',
      tokens: 'Filters in use',
      nothingFound: 'No filter of that name is left.',
      unknown: ({ field, value }) => `${field}: ${value} (unknown)`,
      added: (label) => `${label} added`,
      removed: (label) => `${label} removed`,
      clear: 'Clear them',
      cleared: 'All filters removed',
    },
    className: 'm-4',
  },
  render: (args) => <Filters {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '24rem' } },
    primitive: {
      level: 2,
      use: 'Above a table or a list of the staff desk that is narrowed by several facts.',
      notFor: 'One fact (`Combobox`); the search of buyers, which works without script (`Chip`).',
      keys: 'Letters narrow, ↑ ↓ choose, Enter adds; Backspace in the empty field removes the last; Shift Tab reaches the buttons that remove; ← → move among tokens, Delete removes.',
    },
  },
}
export default meta
type Story = StoryObj<typeof TokenFilter>

export const Smallest: Story = { args: { tokens: [] } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    tokens: [
      {
        field: 'name',
        value: 'Alexandria Montgomery-Featherstonehaugh and Te Aroha Ngata-Williams of Caloundra',
      },
      { field: 'stage', value: 'new' },
      { field: 'stage', value: 'contacted' },
      { field: 'owner', value: 'gwen' },
      { field: 'owner', value: 'leo' },
    ],
  },
}
export const UnknownToken: Story = {
  args: {
    tokens: [
      { field: 'stage', value: 'test-drive' },
      { field: 'owner', value: 'leo' },
    ],
  },
}
export const NothingFound: Story = {
  args: { fields: [] },
  parameters: {
    // While the list is open the library hides what is around it, and closes it when the focus leaves.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
  async play() {
    await userEvent.type(screen.getByRole('combobox'), 'zzz')
    await waitFor(() => expect(screen.getByText('No filter of that name is left.')).toBeVisible())
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid gap-2">
      <Filters {...args} tokens={[]} />
      <Filters {...args} tokens={[{ field: 'stage', value: 'won' }]} />
      <Filters {...args} />
      <Filters {...args} tokens={[{ field: 'stage', value: 'test-drive' }]} />
    </div>
  ),
}
export const Keyboard: Story = {
  args: { tokens: [{ field: 'stage', value: 'new' }] },
  async play({ args }) {
    const field = screen.getByRole('combobox', { name: /^Filter the leads/ })
    const tokens = () => screen.queryAllByRole('row').map(({ textContent }) => textContent)
    await userEvent.type(field, 'leo')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(tokens()).toEqual(['Stage: New', 'Owner: Leo Vance']))
    await expect(field).toHaveValue('')
    await expect(screen.getByText('Owner: Leo Vance added')).toHaveRole('status')
    await userEvent.type(field, 'Tah{ArrowDown}{Enter}')
    await waitFor(() => expect(tokens()).toHaveLength(3))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { field: 'stage', value: 'new' },
      { field: 'owner', value: 'leo' },
      { field: 'name', value: 'Tah' },
    ])
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(tokens()).toEqual(['Stage: New', 'Owner: Leo Vance']))
    await userEvent.keyboard('{Escape}{Shift>}{Tab}{/Shift}')
    await expect(screen.getByRole('button', { name: 'Remove Owner: Leo Vance' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(tokens()).toEqual(['Stage: New']))
    await waitFor(() => expect(screen.getByRole('row', { name: 'Stage: New' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}
