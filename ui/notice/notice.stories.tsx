import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link.tsx'
import { Notice, type NoticeProps } from './notice.tsx'

const tones = [
  'info',
  'success',
  'warning',
  'error',
] as const satisfies readonly NoticeProps['tone'][]

const meta: Meta<typeof Notice> = {
  component: Notice,
  args: { children: 'We are closed on Australia Day.', tone: 'info' },
  argTypes: {
    children: { control: 'text' },
    tone: { control: 'select', options: tones },
  },
  parameters: {
    primitive: {
      level: 0,
      use: 'For a message about the page or about what the visitor has just done: what happened, and what to do now.',
      notFor:
        'A fault of a single field: that is the `error` of its `Field`. Not for a label: that is a `Badge`.',
      keys: 'None, except for links in it.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Notice>

export const Smallest: Story = {}
export const Tones: Story = {
  render: () => (
    <div className="grid gap-3 p-4">
      <Notice>We are closed on Australia Day.</Notice>
      <Notice tone="success">Your enquiry is with our Moorooka team.</Notice>
      <Notice tone="warning">This car is on its way to us and cannot be driven yet.</Notice>
      <Notice tone="error" role="alert">
        The search did not answer.{' '}
        <Link href="/search" className="text-inherit">
          Try again
        </Link>
      </Notice>
    </div>
  ),
}
export const LongText: Story = {
  args: {
    className: 'max-w-md',
    children:
      'Our stock is being updated and will be back shortly. Until then ring us, and whoever answers will walk along the front row and tell you what is there, how it drives and what it costs.',
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid gap-3 p-4 sm:grid-cols-2">
      {tones.flatMap((tone) => [
        <Notice key={tone} {...args} tone={tone}>
          We are closed on Australia Day.
        </Notice>,
        <Notice key={`${tone} long`} tone={tone}>
          Our stock is being updated and will be back shortly. Until then{' '}
          <Link href="tel:0733456789" className="text-inherit">
            ring us
          </Link>
          , and whoever answers will walk along the front row.
        </Notice>,
      ])}
    </div>
  ),
}
