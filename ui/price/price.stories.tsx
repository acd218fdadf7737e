import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './price.tsx'

const meta: Meta<typeof Price> = { component: Price, args: { text: '$31,990' } }
export default meta
type Story = StoryObj<typeof Price>

export const Plain: Story = {}
export const DriveAway: Story = { args: { note: 'Drive Away' } }
export const Reduced: Story = {
  args: {
    text: '$29,990',
    was: { before: 'Was ', price: '$31,990', after: '' },
    note: 'Drive Away',
    size: 'l',
  },
}
export const NoPrice: Story = { args: { text: 'Enquire for price', isText: true } }
