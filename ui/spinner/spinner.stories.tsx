import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta: Meta<typeof Spinner> = {
  component: Spinner,
  parameters: {
    primitive: {
      level: 0,
      use: 'Beside words that say what is under way, or with a label of its own.',
      notFor: 'Something whose end is known: Progress. Content that is about to come: Skeleton.',
      keys: 'None.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Spinner>

export const Smallest: Story = {
  args: { size: 'sm', label: 'Loading', className: 'm-4' },
}
export const Typical: Story = {
  render: (args) => (
    <p role="status" className="flex items-center gap-2.5 p-4">
      <Spinner {...args} /> Looking up your registration…
    </p>
  ),
}
export const Longest: Story = {
  render: (args) => (
    <p className="flex max-w-xs items-start gap-2.5 p-4">
      <Spinner {...args} className="mt-0.5" /> We are checking your payment: please do not pay
      again. We e-mail you either way within 15 minutes.
    </p>
  ),
}
export const States: Story = {
  render: () => (
    <div className="flex items-center gap-6 p-4">
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" className="text-brand-ink" />
    </div>
  ),
}
