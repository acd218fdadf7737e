import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon/icon.tsx'
import { Button } from './button.tsx'

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Search' } }
export default meta
type Story = StoryObj<typeof Button>

export const Smallest: Story = { args: { size: 'sm', children: 'Go' } }
export const Typical: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3 p-4">
      {(['solid', 'accent', 'outline', 'ghost', 'link'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          Show me 612 cars
        </Button>
      ))}
    </div>
  ),
}
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3 p-4">
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
      <Button size="icon" aria-label="Search">
        <Icon name="search" />
      </Button>
    </div>
  ),
}
export const AsLink: Story = { args: { href: '/search', children: 'All cars' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    className: 'max-w-xs',
    children: 'Show every demonstrator with the balance of its new-car warranty',
  },
}
