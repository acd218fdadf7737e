import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { LongRecordList } from './long-record-list.tsx'
import { RecordList } from './record-list.tsx'

const rows = [
  { id: '812', title: 'Priya Raman', detail: 'Toyota RAV4, test drive', end: '9:40' },
  { id: '811', title: 'Tom Whitfield', detail: 'Trade in, Mazda 3', end: '9:12' },
  { id: '810', title: 'Mere Parata', detail: 'Finance', end: 'Yesterday' },
]
const retry = fn()

const meta: Meta<typeof RecordList> = {
  component: RecordList,
  args: {
    'aria-label': 'Leads',
    rows,
    noRows: { state: 'empty', text: 'No leads yet. They appear here as soon as a form is sent.' },
    selectionMode: 'multiple',
    className: 'm-4',
    onAction: fn(),
  },
  parameters: {
    primitive: {
      level: 2,
      use: 'Things of which a line or two is enough to choose one: leads, messages, pages.',
      notFor: 'Facts that are compared down a column (`RecordTable`); links of a page (`ul`).',
      keys: '↑ ↓ rows, → ← controls of a row, Space selects, Enter opens, letters find a row.',
    },
  },
}
export default meta
type Story = StoryObj<typeof RecordList>

export const Smallest: Story = {
  args: { rows: [{ id: '1', title: 'Priya Raman' }], selectionMode: 'none' },
}
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    rows: [
      {
        id: '1',
        title: 'Alexandria Montgomery-Featherstonehaugh and Te Aroha Ngata-Williams',
        detail:
          'Enquiry about the 2022 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase Cab Chassis, with a trade in',
        end: '30 September',
      },
      ...rows,
    ],
  },
}
export const Loading: Story = {
  args: { rows: [], noRows: { state: 'loading', text: 'Loading the leads…' } },
}
export const Empty: Story = { args: { rows: [] } }
export const Failed: Story = {
  args: {
    rows: [],
    noRows: {
      state: 'failed',
      text: 'The leads could not be loaded.',
      retry: 'Try again',
      onRetry: retry,
    },
  },
  async play() {
    await expect(screen.getByRole('alert')).toHaveTextContent('The leads could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}
export const States: Story = {
  args: { defaultSelectedKeys: ['812'], disabledKeys: ['810'], opened: '811' },
}
/** Of ten thousand rows, those in sight are drawn. */
export const Long: Story = {
  args: {
    rows: Array.from({ length: 10_000 }, (_, at) => ({
      id: String(at),
      title: `Buyer ${at + 1}`,
      detail: 'Toyota RAV4, test drive',
    })),
    className: 'm-4 h-96',
  },
  render: (args) => <LongRecordList {...args} rowHeight={52} />,
  async play() {
    await screen.findByRole('row', { name: /^Buyer 1 / })
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(await screen.findByRole('row', { name: /^Buyer 10000 / })).toHaveFocus()
    await expect(screen.getAllByRole('row').length).toBeLessThan(60)
  },
}
export const Keyboard: Story = {
  async play({ args }) {
    // The library draws the rows a moment after the list.
    const first = await screen.findByRole('row', { name: /^Priya Raman/ })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(screen.getByRole('row', { name: /^Tom Whitfield/, selected: true })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('row', { selected: true })).toBeNull()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith('812')
    // A press of the checkbox selects the row, and does not open it.
    const box = within(first).getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onAction).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('m')
    await expect(screen.getByRole('row', { name: /^Mere Parata/ })).toHaveFocus()
  },
}
