import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './chip.tsx'

const meta: Meta<typeof Chip> = { component: Chip, args: { href: '/search', children: 'SUV' } }
export default meta
type Story = StoryObj<typeof Chip>

export const Smallest: Story = {}
export const Typical: Story = { args: { removes: 'Remove SUV' } }
export const LongText: Story = {
  args: {
    className: 'max-w-xs',
    removes: 'Remove the dealership',
    children: 'Jacaranda and Poinciana Family Motor Company of Ipswich Road',
  },
}
