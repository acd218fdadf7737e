import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from './progress.tsx'

const meta: Meta<typeof Progress> = {
  component: Progress,
  parameters: {
    primitive: {
      level: 0,
      use: 'How far something is that takes seconds: a photo on its way to us.',
      notFor: 'Where somebody is in a form: Stepper. A figure that does not change: Stat.',
      keys: 'None.',
    },
  },
  args: { id: 'photo', label: 'boot.jpg', value: 62, className: 'max-w-sm p-4' },
}
export default meta
type Story = StoryObj<typeof Progress>

export const Smallest: Story = { args: { label: 'Photo', value: 0 } }
export const Typical: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'boot.jpg' })).toHaveAttribute(
      'value',
      '62',
    )
  },
}
export const Unknown: Story = { args: { label: 'Looking up your registration', value: undefined } }
export const Longest: Story = {
  args: {
    label: 'PXL_20261121_084131775.MP-boot-and-spare-wheel-with-the-scratch-on-the-left.jpg',
    detail: '9 of 10 photos',
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid">
      <Progress {...args} id="a" value={0} />
      <Progress {...args} id="b" />
      <Progress {...args} id="c" value={100} detail="Sent" />
      <Progress {...args} id="d" value={undefined} label="We are reading your photo" />
    </div>
  ),
}
