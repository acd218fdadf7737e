import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta: Meta<typeof VisuallyHidden> = {
  component: VisuallyHidden,
  parameters: {
    primitive: {
      level: 0,
      use: 'Words that a picture or the layout replaces for those who see it.',
      notFor:
        'Words that help everybody: show them. Hiding from everybody: the attribute `hidden`.',
      keys: 'None; nothing in it may take the focus.',
    },
  },
}
export default meta
type Story = StoryObj<typeof VisuallyHidden>

export const Smallest: Story = { args: { children: 'Saved' } }
export const Typical: Story = {
  render: () => (
    <a href="/watchlist" className="inline-flex min-h-11 items-center gap-1.5 p-4">
      <Icon name="heart" /> 3<VisuallyHidden> saved cars</VisuallyHidden>
    </a>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '3 saved cars' })).toBeVisible()
  },
}
export const Longest: Story = {
  args: { children: 'The price of this car is lower by $2,000 than when you saved it on Tuesday.' },
}
export const States: Story = {
  render: () => (
    <p className="p-4">
      Between these brackets: [<VisuallyHidden>there is a sentence</VisuallyHidden>]
    </p>
  ),
}
