import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, type LinkProps } from './link.tsx'

const variants = ['text', 'quiet', 'onward'] as const satisfies readonly LinkProps['variant'][]

const meta: Meta<typeof Link> = {
  component: Link,
  args: { href: '/search', children: 'See all cars', variant: 'text' },
  argTypes: {
    children: { control: 'text' },
    variant: { control: 'select', options: variants },
    href: { control: 'text' },
  },
  parameters: {
    primitive: {
      level: 0,
      use: 'To lead to another page: `text` in a sentence, `quiet` in a list of links, `onward` after a section, with an arrow.',
      notFor:
        'An action on this page: that is a `Button`. Not for the main step of a page either: that is a `Button` with `href`.',
      keys: '`Tab` reaches it, `Enter` follows it.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Link>

export const Smallest: Story = { args: { children: 'Cars' } }
export const Typical: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Onward: Story = { args: { variant: 'onward' } }
export const LongText: Story = {
  render: (args) => (
    <p className="max-w-xs p-4">
      Every car is inspected in our own workshop, and you may{' '}
      <Link {...args}>read the whole report with what we repaired and what we left</Link> before you
      decide.
    </p>
  ),
}
export const States: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-4 p-4">
      {variants.map((variant) => (
        <Link key={variant} {...args} variant={variant}>
          See all cars: {variant}
        </Link>
      ))}
      <p className="max-w-xs">
        In a sentence that goes on for more than one line, <Link href="/report">a link in it</Link>{' '}
        is underlined.
      </p>
    </div>
  ),
}
