import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta: Meta<typeof Pagination> = {
  component: Pagination,
  parameters: {
    primitive: {
      level: 0,
      use: 'Below a list that goes on, on pages of their own addresses.',
      notFor: 'Steps of a form: Stepper. The search of cars has the same in its block.',
      keys: 'Tab and Enter, as links.',
    },
  },
  args: {
    page: 2,
    pages: 28,
    href: (page) => `/staff/harbour/leads?page=${page}`,
    className: 'm-4',
  },
}
export default meta
type Story = StoryObj<typeof Pagination>

export const Smallest: Story = { args: { page: 1, pages: 2 } }
export const Typical: Story = {
  async play({ canvas }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus()
    await expect(canvas.getByText('Page 2 of 28')).toBeInTheDocument()
  },
}
export const Longest: Story = { args: { page: 1_204, pages: 2_408 } }
export const States: Story = {
  render: (args) => (
    <div className="grid">
      <Pagination {...args} aria-label="First" page={1} />
      <Pagination {...args} aria-label="In the middle" page={14} />
      <Pagination {...args} aria-label="Last" page={28} />
    </div>
  ),
}
