import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconButton } from './icon-button.tsx'

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  parameters: {
    primitive: {
      level: 0,
      use: 'Actions that everybody knows by their picture: close, search, previous, next.',
      notFor: 'Anything else: Button with words.',
      keys: 'Enter and Space press it.',
    },
  },
  args: { icon: 'x', label: 'Close filters', className: 'm-4' },
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Smallest: Story = {}
export const Typical: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Close filters' })
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  },
}
export const AsLink: Story = { args: { icon: 'phone', label: 'Call us', href: 'tel:0755502100' } }
export const Disabled: Story = { args: { disabled: true } }
export const Longest: Story = {
  args: {
    label: 'Remove the 2022 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase from the list',
  },
}
export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3 p-4">
      <IconButton icon="x" label="Close" />
      <IconButton icon="chevron-right" label="Next" variant="outline" />
      <IconButton icon="search" label="Search" variant="solid" />
      <IconButton icon="minus" label="Remove" variant="outline" disabled />
    </div>
  ),
}
