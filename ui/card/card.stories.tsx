import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, type CardProps } from './card.tsx'

const variants = ['raised', 'plain', 'tinted'] as const satisfies readonly CardProps['variant'][]
const paddings = ['none', 'md', 'lg'] as const satisfies readonly CardProps['padding'][]

const meta: Meta<typeof Card> = {
  component: Card,
  args: { children: 'Open until 5.30pm today.', variant: 'raised', padding: 'md' },
  argTypes: {
    children: { control: 'text' },
    variant: { control: 'select', options: variants },
    padding: { control: 'select', options: paddings },
  },
  parameters: {
    primitive: {
      level: 0,
      use: 'To group what belongs together where the page has several such groups.',
      notFor:
        'A whole section of a page: that has a ground. Not for a car in a list: that is a car’s card (`parts/car-card`).',
      keys: 'None: what is inside has its own.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Card>

export const Smallest: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-4 p-4 sm:grid-cols-2">
      {variants.map((variant) => (
        <Card key={variant} {...args} variant={variant} padding="lg">
          <h2 className="text-lg">What is your car worth?</h2>
          <p>We value it against this week's sales.</p>
        </Card>
      ))}
    </div>
  ),
}
export const States: Story = {
  render: () => (
    <div className="grid gap-4 p-4 sm:grid-cols-2">
      {variants.flatMap((variant) =>
        (['md', 'lg'] as const).map((padding) => (
          <Card key={`${variant} ${padding}`} variant={variant} padding={padding}>
            <h2 className="text-lg">{variant}</h2>
            <p>
              With the padding {padding}, with a link to{' '}
              <a href="/search" className="underline">
                what the car is worth
              </a>
              .
            </p>
          </Card>
        )),
      )}
    </div>
  ),
}
