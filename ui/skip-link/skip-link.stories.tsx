import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

const meta: Meta<typeof SkipLink> = {
  component: SkipLink,
  parameters: {
    primitive: {
      level: 0,
      use: 'The first link of a screen, and before a long set of controls: a way past them.',
      notFor: 'A table of contents.',
      keys: 'Tab shows it, Enter follows it.',
    },
  },
  args: { href: '#main', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" className="px-4 pt-16">
        Press Tab.
      </main>
    </>
  ),
}
export default meta
type Story = StoryObj<typeof SkipLink>

export const Smallest: Story = {}
export const Typical: Story = {
  args: { children: 'Skip to the 571 cars' },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Skip to the 571 cars' })
    await expect(link.getBoundingClientRect().width).toBeLessThan(2)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Longest: Story = {
  args: { children: 'Skip the filters, the price links and the advertisements, to the first car' },
}
export const States: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" className="px-4 pt-16">
        As it looks while it has the focus.
      </main>
    </>
  ),
  async play() {
    await userEvent.tab()
  },
}
