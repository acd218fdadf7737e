import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  parameters: {
    primitive: {
      level: 0,
      use: 'In place of a list without entries: what would be here, and the way on.',
      notFor: 'A list that could not be loaded: Notice. One that is being loaded: Skeleton.',
      keys: 'Those of its buttons.',
    },
  },
  args: { title: 'No cars saved yet', className: 'm-4 max-w-xl' },
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const Smallest: Story = {}
export const Typical: Story = {
  args: {
    icon: 'heart',
    children: 'Press the heart on a car to find it here again.',
    actions: <Button href="/search">Find a car</Button>,
  },
}
export const Longest: Story = {
  args: {
    icon: 'search',
    title: 'No enquiry of the last ninety days fits all of the filters that you have chosen',
    children:
      'There are 112 enquiries without the filter for the location Springwood, and 14 of these wait for their first answer.',
    actions: (
      <>
        <Button>Clear all of the filters</Button>
        <Button variant="outline">Only leave out the location Springwood</Button>
      </>
    ),
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid">
      <EmptyState {...args} />
      <EmptyState {...args} icon="heart" actions={<Button href="/search">Find a car</Button>}>
        Press the heart on a car to find it here again.
      </EmptyState>
      <EmptyState
        {...args}
        title="No lead fits these filters"
        actions={<Button variant="outline">Clear them</Button>}
      />
    </div>
  ),
}
