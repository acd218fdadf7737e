import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './description-list.tsx'

const items = [
  { term: 'Price', details: '$36,880' },
  { term: 'Deposit, off the price', details: '$200' },
  { term: 'Left to pay', details: '$36,680', isTotal: true },
]

const meta: Meta<typeof DescriptionList> = {
  component: DescriptionList,
  parameters: {
    primitive: {
      level: 0,
      use: 'What was chosen or what it costs, to check before sending; facts of one thing.',
      notFor: 'Several things with the same facts: a table. Things of a kind: RowList.',
      keys: 'None.',
    },
  },
  args: { items, className: 'max-w-md p-4' },
}
export default meta
type Story = StoryObj<typeof DescriptionList>

export const Smallest: Story = { args: { items: items.slice(0, 1) } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    items: [
      {
        term: 'The workshop that you would like to bring the car to',
        details:
          'Jacaranda and Poinciana Family Motor Company, 1244 Ipswich Road, Moorooka QLD 4105',
      },
      { term: 'E-mail', details: 'bartholomew.featherstonehaugh-cholmondeley@example.com' },
      ...items,
    ],
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid sm:grid-cols-2">
      <DescriptionList {...args} />
      <DescriptionList {...args} items={items.slice(0, 2)} />
    </div>
  ),
}
