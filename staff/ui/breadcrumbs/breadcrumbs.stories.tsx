import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Cars', href: '/search' },
  { label: 'Toyota', href: '/search?make=Toyota' },
]

const meta: Meta<typeof Breadcrumbs> = {
  component: Breadcrumbs,
  parameters: {
    primitive: {
      level: 0,
      use: 'On pages that are two or more steps below the home page.',
      notFor: 'Steps of a form: Stepper.',
      keys: 'Tab and Enter, as links.',
    },
  },
  args: { crumbs, current: 'Corolla ZR Hybrid', className: 'p-4' },
}
export default meta
type Story = StoryObj<typeof Breadcrumbs>

export const Smallest: Story = { args: { crumbs: crumbs.slice(0, 1), current: 'Cars' } }
export const Typical: Story = {
  async play({ canvas }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}
export const Longest: Story = {
  args: {
    crumbs: [
      ...crumbs,
      { label: 'Commercial vehicles with four-wheel drive', href: '/search?body=Van' },
    ],
    current: '2022 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase High Roof Dual Rear Wheels',
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid">
      <Breadcrumbs {...args} aria-label="Two steps" crumbs={crumbs.slice(0, 1)} current="Cars" />
      <Breadcrumbs {...args} aria-label="Four steps" />
    </div>
  ),
}
