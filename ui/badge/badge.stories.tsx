import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, type BadgeProps } from './badge.tsx'

const tones = ['neutral', 'soft', 'brand'] as const satisfies readonly BadgeProps['tone'][]

const meta: Meta<typeof Badge> = {
  component: Badge,
  args: { children: 'Used', tone: 'neutral' },
  argTypes: {
    children: { control: 'text' },
    tone: { control: 'select', options: tones },
  },
  parameters: {
    primitive: {
      level: 0,
      use: 'For a word or two about a thing beside it, such as the condition of a car.',
      notFor:
        'Anything that can be pressed: a choice is a `Chip`, an action a `Button`. Not for a sentence: that is a `Notice`.',
      keys: 'None: it is text.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Badge>

export const Smallest: Story = {}
export const Tones: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2 p-4">
      {tones.map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          New arrival
        </Badge>
      ))}
    </div>
  ),
}
export const LongText: Story = {
  args: { className: 'max-w-40', children: '$2,500 below market in all of Queensland' },
}
export const States: Story = {
  render: (args) => (
    <ul className="grid justify-items-start gap-3 p-4 sm:grid-cols-2">
      {tones.map((tone) => (
        <li key={tone} className="grid max-w-full gap-2">
          <span className="text-sm text-ink-2">{tone}</span>
          <Badge {...args} tone={tone}>
            Used
          </Badge>
          <Badge {...args} tone={tone} className="max-w-48">
            $2,500 below market in all of Queensland
          </Badge>
        </li>
      ))}
    </ul>
  ),
}
