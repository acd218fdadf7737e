import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card.tsx'

const meta: Meta<typeof Card> = { component: Card, args: { children: 'Open until 5.30pm today.' } }
export default meta
type Story = StoryObj<typeof Card>

export const Smallest: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-4 p-4 sm:grid-cols-2">
      {(['raised', 'plain', 'tinted', 'brand'] as const).map((variant) => (
        <Card key={variant} {...args} variant={variant} padding="lg">
          <h2 className="text-xl">What is your car worth?</h2>
          <p>We value it against this week's sales.</p>
        </Card>
      ))}
    </div>
  ),
}
