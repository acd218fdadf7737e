import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './price.tsx'

const meta: Meta<typeof Price> = {
  component: Price,
  args: { text: '$31,990' },
  argTypes: {
    text: { control: 'text' },
    note: { control: 'text' },
    isText: { control: 'boolean' },
    size: { control: 'select', options: [undefined, 'l'] },
  },
  parameters: {
    primitive: {
      level: 0,
      use: 'For the price of a car, with what it includes and the price before a reduction. What it says comes from the rules of **Rules / Price**.',
      notFor:
        'A repayment: that is `parts/repayment`, with its warning. Not for money in a sentence.',
      keys: 'None: it is text.',
      spec: ['4.05', '4.06', '4.07', '4.08', '4.09', '4.10'],
    },
  },
}
export default meta
type Story = StoryObj<typeof Price>

export const Plain: Story = {}
export const DriveAway: Story = { args: { note: 'Drive Away' } }
export const Reduced: Story = {
  args: {
    text: '$29,990',
    was: { before: 'Was ', price: '$31,990', after: '' },
    note: 'Drive Away',
    size: 'l',
  },
}
export const NoPrice: Story = { args: { text: 'Enquire for price', isText: true } }
export const States: Story = {
  render: (args) => (
    <div className="grid gap-6 p-4 md:grid-cols-2">
      {([undefined, 'l'] as const).flatMap((size) => [
        <Price key={`${size} plain`} {...args} size={size} />,
        <Price key={`${size} note`} {...args} size={size} note="Drive Away" />,
        <Price
          key={`${size} reduced`}
          {...args}
          size={size}
          was={{ before: 'Was ', price: '$34,990', after: '' }}
          note="Excl. Govt. Charges"
        />,
        <Price key={`${size} none`} size={size} text="Enquire for price" isText />,
      ])}
    </div>
  ),
}
