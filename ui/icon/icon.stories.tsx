import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './icon.tsx'
import { type IconName, icons } from './icons.ts'

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)

const meta: Meta<typeof Icon> = { component: Icon, args: { name: 'car' } }
export default meta
type Story = StoryObj<typeof Icon>

export const Typical: Story = {}
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4 p-4">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </div>
  ),
}
export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-3 gap-4 p-4 sm:grid-cols-5 lg:grid-cols-8">
      {Object.keys(icons)
        .filter(isIcon)
        .map((name) => (
          <li key={name} className="grid justify-items-center gap-2 text-xs">
            <Icon name={name} size="lg" />
            {name}
          </li>
        ))}
    </ul>
  ),
}
