import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { RowList } from './row-list.tsx'

const rows = [
  {
    id: '1',
    title: '2024 Ford Ranger XLT',
    href: '/cars/1',
    text: 'Saved on Tuesday at $58,990',
    detail: '$56,990',
    actions: (
      <Button size="sm" variant="outline">
        Remove
      </Button>
    ),
  },
  {
    id: '2',
    title: '2019 Toyota Corolla ZR Hybrid',
    href: '/cars/2',
    text: 'Saved today',
    detail: <Badge tone="soft">Reserved</Badge>,
  },
  { id: '3', title: '2021 Mazda CX-5 Touring', text: 'This car has just been sold.' },
]

const meta: Meta<typeof RowList> = {
  component: RowList,
  parameters: {
    primitive: {
      level: 0,
      use: 'Things of a kind on a page of buyers, a row each: saved cars, appointments.',
      notFor:
        'Rows that are selected, sorted or walked with the arrow keys: the grid list. Figures to compare: a table.',
      keys: 'Tab goes from row to row and to the buttons in them; Enter opens.',
    },
  },
  args: { rows, className: 'max-w-2xl m-4' },
}
export default meta
type Story = StoryObj<typeof RowList>

export const Smallest: Story = { args: { rows: rows.slice(2) } }
export const Typical: Story = {
  async play({ canvas }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '2024 Ford Ranger XLT' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus()
  },
}
export const Longest: Story = {
  args: {
    rows: [
      {
        id: '9',
        title: '2022 Mercedes-Benz Commercial Vehicles Sprinter 519 CDI Extra Long Wheelbase',
        href: '/cars/9',
        text: 'Saved on Tuesday the 3rd of November at $109,990, before government charges, from the yard in Springwood',
        detail: '$107,490 drive-away',
      },
      ...rows,
    ],
  },
}
/** Rows with a link and a button, with a label, without a link, and one that is all title. */
export const States: Story = {
  args: {
    rows: [
      ...rows,
      { id: '4', title: 'Only a title', href: '/cars/4' },
      {
        id: '5',
        title: '2022 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase',
        href: '/cars/5',
        text: 'Saved on Tuesday the 3rd of November at $109,990, from the yard in Springwood',
        detail: '$107,490 drive-away',
        actions: (
          <>
            <Button size="sm" variant="outline">
              Compare
            </Button>
            <Button size="sm" variant="outline">
              Remove
            </Button>
          </>
        ),
      },
    ],
  },
}
