import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteMark } from './site-mark.tsx'

const meta: Meta<typeof SiteMark> = {
  component: SiteMark,
  args: { name: 'Meadow Motors', brand: '#0b2a4a', accent: '#f26b3a' },
  parameters: {
    primitive: {
      level: 0,
      use: 'Beside a dealer’s name, for people who work for several.',
      notFor: 'The only sign of a dealer: its name stands beside it.',
      keys: 'None: it is a picture.',
    },
  },
}
export default meta
type Story = StoryObj<typeof SiteMark>

export const Smallest: Story = { args: { name: '' } }
export const Typical: Story = {}
export const Longest: Story = { args: { name: 'Österreichische Fahrzeuge' } }
export const States: Story = {
  render: () => (
    <div className="flex gap-3 p-4">
      <SiteMark name="Dark" brand="#0b2a4a" accent="#f26b3a" />
      <SiteMark name="Light" brand="#ffe14d" accent="#111111" />
    </div>
  ),
}
