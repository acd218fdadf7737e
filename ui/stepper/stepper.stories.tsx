import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from './stepper.tsx'

const steps = ['Your car', 'What it needs', 'When', 'Your details']

const meta: Meta<typeof Stepper> = {
  component: Stepper,
  parameters: {
    primitive: {
      level: 0,
      use: 'At the top of each page of a form with several: where one is, and how much is left.',
      notFor: 'Something that runs by itself: Progress. Pages of a list: Pagination.',
      keys: 'None: it is text.',
    },
  },
  args: { steps, current: 2, className: 'max-w-lg p-4' },
}
export default meta
type Story = StoryObj<typeof Stepper>

export const Smallest: Story = { args: { steps: ['Time', 'Your details'], current: 1 } }
export const Typical: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible()
  },
}
export const Longest: Story = {
  args: {
    steps: [
      ...steps,
      'What you would like to know about the loan car that we keep for you',
      'Check',
    ],
    current: 5,
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid">
      {steps.map((step, index) => (
        <Stepper key={step} {...args} current={index + 1} />
      ))}
    </div>
  ),
}
