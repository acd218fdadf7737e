import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { KeyLine } from './key-line.tsx'

const invite = { keys: ['N'], label: 'invite' }
const all = { keys: ['?'], label: 'all keys' }

const meta: Meta<typeof KeyLine> = {
  component: KeyLine,
  args: {
    keys: [
      { keys: ['J'], label: 'next' },
      { keys: ['K'], label: 'previous' },
      invite,
      { keys: ['Del'], label: 'remove' },
    ],
    end: [all],
  },
  parameters: {
    primitive: {
      level: 2,
      use: 'The bottom line of the staff desk: the keys that its focused region understands.',
      notFor: 'Keys of one control, which its own label tells.',
      keys: 'None: it is text.',
    },
  },
}
export default meta
type Story = StoryObj<typeof KeyLine>

export const Smallest: Story = { args: { keys: [], end: [all] } }
export const Typical: Story = {
  async play({ canvas }) {
    const line = within(canvas.getByRole('region', { name: 'Keys that work here' }))
    await expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Jnext',
      'Kprevious',
      'Ninvite',
      'Delremove',
      '?all keys',
    ])
  },
}
export const Longest: Story = {
  args: {
    keys: ['assign', 'stage', 'call', 'note', 'send the delivery again', 'select', 'filter'].map(
      (label, index) => ({ keys: ['⇧ A', `${index}`], label }),
    ),
  },
}
export const States: Story = { args: { keys: [{ keys: ['G', 'U'], label: 'people' }, invite] } }
