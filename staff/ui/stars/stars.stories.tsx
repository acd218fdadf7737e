import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stars } from './stars.tsx'

const meta: Meta<typeof Stars> = {
  component: Stars,
  parameters: {
    primitive: {
      level: 0,
      use: 'A rating that customers gave, always with its figure and where it comes from.',
      notFor: 'Asking for a rating: RadioGroup.',
      keys: 'None.',
    },
  },
  args: { rating: 4.7, className: 'm-4' },
}
export default meta
type Story = StoryObj<typeof Stars>

export const Smallest: Story = {}
export const Typical: Story = {
  args: { children: '206 reviews on Google' },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('4.7 out of 5 206 reviews on Google')
  },
}
export const Longest: Story = {
  args: {
    className: 'm-4 max-w-xs',
    children: 'from 12,806 reviews on Google of our five locations since we opened in 1987',
  },
}
export const States: Story = {
  render: () => (
    <div className="grid gap-2 p-4">
      {[0, 1.5, 2.25, 3, 4.7, 5].map((rating) => (
        <Stars key={rating} rating={rating} />
      ))}
    </div>
  ),
}
