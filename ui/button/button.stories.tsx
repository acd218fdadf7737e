import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon/icon.tsx'
import { Button, type ButtonProps } from './button.tsx'

const variants = [
  'solid',
  'outline',
  'ghost',
  'link',
] as const satisfies readonly ButtonProps['variant'][]
const sizes = ['sm', 'md', 'lg', 'icon'] as const satisfies readonly ButtonProps['size'][]

const meta: Meta<typeof Button> = {
  component: Button,
  args: { children: 'Search', variant: 'solid', size: 'md' },
  argTypes: {
    children: { control: 'text' },
    variant: { control: 'select', options: variants },
    size: { control: 'select', options: sizes },
    disabled: { control: 'boolean' },
    href: { control: 'text' },
  },
  parameters: {
    primitive: {
      level: 0,
      use: 'For an action: it sends a form, opens something, or leads to the next step of a purchase. One solid button in a view; the others are `outline` or `ghost`.',
      notFor:
        'A link in a sentence or in a list of links: that is a `Link`. Not for a choice of several: use `RadioPills` or a `Select`.',
      keys: '`Tab` reaches it, `Enter` and `Space` press it. As a link (`href`) only `Enter` does.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Button>

export const Smallest: Story = { args: { size: 'sm', children: 'Go' } }
export const Typical: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3 p-4">
      {variants.map((variant) => (
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
export const States: Story = {
  render: () => (
    <div className="grid gap-3 p-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant}>Button</Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} size="icon" aria-label="Search">
            <Icon name="search" />
          </Button>
          <Button variant={variant} href="/search">
            As a link
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </div>
      ))}
    </div>
  ),
}
