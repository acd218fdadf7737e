import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stats } from './stats.tsx'

const stats = [
  { label: 'a week', figure: '$244' },
  { label: 'interest rate p.a.', figure: '8.99 %' },
  { label: 'comparison rate p.a.', figure: '9.84 %' },
]

const meta: Meta<typeof Stats> = {
  component: Stats,
  parameters: {
    primitive: {
      level: 0,
      use: 'Two to five figures that somebody acts on, all of the same size.',
      notFor: 'The price of a car: Price. Names and values to read: DescriptionList.',
      keys: 'None.',
    },
  },
  args: { stats, className: 'max-w-2xl p-4' },
}
export default meta
type Story = StoryObj<typeof Stats>

export const Smallest: Story = { args: { stats: [{ label: 'cars in stock', figure: '571' }] } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    stats: [
      {
        label: 'enquiries that were answered within the quarter of an hour we aim at',
        figure: '1,204,112',
        note: 'Counted in opening hours, since 1 November; 14 fewer than in the same weeks of last year',
      },
      ...stats,
    ],
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid">
      <Stats {...args} />
      <Stats
        {...args}
        stats={[
          { label: 'open enquiries', figure: '12', note: '3 over the target' },
          { label: 'test drives today', figure: '4', note: 'next at 9.30' },
        ]}
      />
    </div>
  ),
}
