import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { type RecordColumn, RecordTable } from './record-table.tsx'

interface Car {
  readonly id: string
  readonly name: string
  readonly plate: string
  readonly price: number
}

const cars: readonly Car[] = [
  { id: '1', name: '2021 Toyota Camry', plate: '1HJK 402', price: 31_990 },
  { id: '2', name: '2019 Mazda CX-5', plate: '1GTY 118', price: 27_490 },
  { id: '3', name: '2023 Kia Sorento', plate: '1IAB 907', price: 54_880 },
]

const columns: readonly RecordColumn<Car>[] = [
  { id: 'name', title: 'Car', cell: ({ name }) => name, isSortable: true },
  { id: 'plate', title: 'Plate', cell: ({ plate }) => plate },
  {
    id: 'price',
    title: 'Price',
    cell: ({ price }) => `$${price.toLocaleString('en-AU')}`,
    isSortable: true,
    isNumber: true,
  },
]

type Sort = NonNullable<ComponentProps<typeof RecordTable<Car>>['sortDescriptor']>

function Sorted(props: ComponentProps<typeof RecordTable<Car>>) {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
  const way = sort.direction === 'ascending' ? 1 : -1
  const rows = props.rows.toSorted((a, b) =>
    sort.column === 'price' ? way * (a.price - b.price) : way * a.name.localeCompare(b.name),
  )
  return (
    <div className="p-4">
      <RecordTable {...props} rows={rows} sortDescriptor={sort} onSortChange={setSort} />
    </div>
  )
}

const retry = fn()

const meta: Meta<typeof RecordTable<Car>> = {
  component: RecordTable<Car>,
  args: {
    'aria-label': 'Stock',
    columns,
    rows: cars,
    noRows: { state: 'empty', text: 'No car has this status.' },
    selectionMode: 'multiple',
  },
  render: (args) => <Sorted {...args} />,
  parameters: {
    primitive: {
      level: 2,
      use: 'Many things with the same facts, on the staff desk: sorted, selected, opened.',
      notFor: 'Two facts of each thing (`RecordList`); a table on a page of buyers (`table`).',
      keys: '↑ ↓ ← → cells, Home End, Space selects, Enter opens a row or sorts, letters find a row.',
    },
  },
}
export default meta
type Story = StoryObj<typeof RecordTable<Car>>

export const Smallest: Story = { args: { rows: cars.slice(0, 1), selectionMode: 'none' } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      name: `20${10 + (index % 14)} Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase`,
      plate: `1HJK ${100 + index}`,
      price: 61_990 + index * 1000,
    })),
  },
  render: (args) => (
    <div className="h-96 [--table-height:22rem]">
      <Sorted {...args} />
    </div>
  ),
}
/** Of 20,000 rows only those that are seen are drawn. */
export const Thousands: Story = {
  args: {
    rowHeight: 44,
    selectionMode: 'none',
    rows: Array.from({ length: 20_000 }, (_, index) => ({
      id: String(index),
      name: `Car ${index}`,
      plate: `1HJK ${index}`,
      price: 20_000 + index,
    })),
  },
  render: (args) => (
    <div className="grid h-96">
      <RecordTable {...args} />
    </div>
  ),
  async play() {
    const table = screen.getByRole('grid', { name: 'Stock' })
    await expect(await within(table).findByText('Car 0')).toBeVisible()
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60)
    within(table).getByRole('row', { name: 'Car 0' }).focus()
    await userEvent.keyboard('{End}')
    await expect(await within(table).findByText('Car 19999')).toBeVisible()
  },
}
export const Loading: Story = {
  args: { rows: [], noRows: { state: 'loading', text: 'Loading the stock…' } },
}
export const Empty: Story = { args: { rows: [] } }
export const Failed: Story = {
  args: {
    rows: [],
    noRows: {
      state: 'failed',
      text: 'The stock could not be loaded.',
      retry: 'Try again',
      onRetry: retry,
    },
  },
  async play() {
    await expect(screen.getByRole('alert')).toHaveTextContent('The stock could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}
export const States: Story = {
  args: { defaultSelectedKeys: ['1'], disabledKeys: ['3'], selectionMode: 'multiple' },
}
export const Keyboard: Story = {
  async play() {
    const table = screen.getByRole('grid', { name: 'Stock' })
    const car = within(table).getByRole('columnheader', { name: /Car/ })
    await expect(car).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const row = within(table).getByRole('row', { name: '2019 Mazda CX-5', selected: true })
    await expect(row).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    await expect(within(table).getAllByRole('row', { selected: true })).toHaveLength(2)
    const all = within(table).getByRole('checkbox', { name: 'Select All' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(within(table).getByRole('columnheader', { name: /Price/ }))
    await expect(within(table).getByRole('columnheader', { name: /Price/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('2019 Mazda CX-5')
  },
}
