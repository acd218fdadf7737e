import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconProps } from './icon.tsx'
import { type IconName, icons } from './icons.ts'

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)

const names = Object.keys(icons).filter(isIcon)
const sizes = ['sm', 'md', 'lg', 'xl'] as const satisfies readonly IconProps['size'][]

const meta: Meta<typeof Icon> = {
  component: Icon,
  args: { name: 'car', size: 'md' },
  argTypes: {
    name: { control: 'select', options: names },
    size: { control: 'select', options: sizes },
    label: { control: 'text' },
  },
  parameters: {
    primitive: {
      level: 0,
      use: 'Beside a text that it makes easier to find. With `label` alone where there is no room for the text, as in a button of one icon.',
      notFor:
        'Decoration, or a meaning that a visitor has to guess. Not for a picture: that is a `Picture`.',
      keys: 'None: what it is in has its own.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Icon>

export const Typical: Story = {}
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4 p-4">
      {sizes.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </div>
  ),
}
export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-3 gap-4 p-4 sm:grid-cols-5 lg:grid-cols-8">
      {names.map((name) => (
        <li key={name} className="grid justify-items-center gap-2 text-xs">
          <Icon name={name} size="lg" />
          {name}
        </li>
      ))}
    </ul>
  ),
}
export const States: Story = {
  render: () => (
    <div className="grid gap-4 p-4">
      <p className="flex items-center gap-4">
        {sizes.map((size) => (
          <Icon key={size} name="car" size={size} />
        ))}
      </p>
      <p className="flex items-center gap-2">
        <Icon name="phone" className="text-brand-ink" /> Beside a text
      </p>
      <p className="flex items-center gap-2">
        <Icon name="check-circle" label="Yes" className="text-good" />
        <Icon name="error" label="No" className="text-bad" /> with a name of their own
      </p>
    </div>
  ),
}
