import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ChartFrame } from './chart-frame.tsx'

const weeks = [
  { week: '2 Nov', enquiries: 31 },
  { week: '9 Nov', enquiries: 44 },
  { week: '16 Nov', enquiries: 27 },
]
const bars = (
  <svg viewBox="0 0 300 100" className="w-full text-brand-ink" role="presentation">
    {weeks.map(({ week, enquiries }, index) => (
      <rect
        key={week}
        x={index * 100 + 15}
        y={100 - enquiries * 2}
        width="70"
        height={enquiries * 2}
        fill="currentColor"
      />
    ))}
  </svg>
)
const table = (
  <table className="w-full text-start">
    <thead>
      <tr>
        <th className="text-start">Week of</th>
        <th className="text-end">Enquiries</th>
      </tr>
    </thead>
    <tbody>
      {weeks.map(({ week, enquiries }) => (
        <tr key={week}>
          <td>{week}</td>
          <td className="figures text-end">{enquiries}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const meta: Meta<typeof ChartFrame> = {
  component: ChartFrame,
  parameters: {
    primitive: {
      level: 0,
      use: 'Around every drawn chart: what it shows as a sentence, and its figures as a table.',
      notFor: 'Figures that need no drawing: Stats.',
      keys: 'Enter and Space open the table.',
    },
  },
  args: {
    caption: 'Enquiries fell in the week of the flood',
    children: bars,
    table,
    className: 'max-w-lg p-4',
  },
}
export default meta
type Story = StoryObj<typeof ChartFrame>

export const Smallest: Story = { args: { caption: 'Enquiries' } }
export const Typical: Story = {
  args: { source: 'All locations, until 21 November' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Show the figures as a table'))
    await expect(canvas.getByRole('table')).toBeVisible()
    await userEvent.click(canvas.getByText('Show the figures as a table'))
  },
}
export const Longest: Story = {
  args: {
    caption:
      'Enquiries from all five locations rose with the promotion of the first week of November and fell in the week of the flood',
    source: 'Counted when they arrive, without those that were marked as spam, until 21 November',
    tableLabel: 'Show the number of enquiries of each week as a table',
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid sm:grid-cols-2">
      <ChartFrame {...args} />
      <ChartFrame {...args} source="Until 21 November" />
    </div>
  ),
}
