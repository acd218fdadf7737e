import type { Meta } from '@storybook/react-vite'
import { barest, soldCar } from '#parts/fixture-cars.ts'
import { financeSite, storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import block from './schema.ts'
import SidebarPropositions from './sidebar-propositions.tsx'

const meta: Meta<typeof SidebarPropositions> = {
  component: SidebarPropositions,
  render: (args) => (
    <div style={{ maxWidth: 352, padding: 16 }}>
      <SidebarPropositions {...args} />
    </div>
  ),
}
export default meta

const story = storyOf(block)
const withFlags = (flags: Partial<typeof storySite.flags>) => ({
  site: { ...storySite, flags: { ...storySite.flags, ...flags } },
})

export const Smallest = story('Smallest', { car: barest, ...withFlags({ tradeIn: false }) })
export const Typical = story('Typical')
export const Reservable = story('Typical', { site: financeSite })
export const HiddenPhone = story('Typical', withFlags({ revealPhone: true }))
export const Longest = story('Longest', { site: financeSite })
export const Sold = story('Typical', { car: soldCar })
