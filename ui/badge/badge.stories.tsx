import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'

const meta: Meta<typeof Badge> = { component: Badge, args: { children: 'Used' } }
export default meta
type Story = StoryObj<typeof Badge>

export const Smallest: Story = {}
export const Tones: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2 p-4">
      {(['neutral', 'soft', 'brand', 'accent', 'tag', 'eco', 'held', 'sold'] as const).map(
        (tone) => (
          <Badge key={tone} {...args} tone={tone}>
            New arrival
          </Badge>
        ),
      )}
    </div>
  ),
}
export const LongText: Story = {
  args: { className: 'max-w-40', children: '$2,500 below market in all of Queensland' },
}
