import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'

const meta: Meta<typeof Skeleton> = {
  component: Skeleton,
  parameters: {
    primitive: {
      level: 0,
      use: 'Where content comes after the page, in the room that the content will take.',
      notFor: 'A search that changes the page: the last results stay until the next ones are here.',
      keys: 'None: it is hidden from screen readers.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Skeleton>

const card = (
  <div className="grid max-w-xs gap-3 p-4" aria-busy="true">
    <Skeleton shape="picture" />
    <Skeleton />
    <Skeleton className="w-2/3" />
    <Skeleton shape="control" className="w-32" />
  </div>
)

export const Smallest: Story = { args: { className: 'm-4 w-24' } }
export const Typical: Story = { render: () => card }
export const Longest: Story = {
  render: () => (
    <p className="grid max-w-prose gap-2 p-4" aria-busy="true">
      {['w-full', 'w-11/12', 'w-10/12', 'w-3/4', 'w-7/12'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </p>
  ),
}
export const States: Story = { render: () => card }
