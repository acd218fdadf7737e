import type { Meta, StoryObj } from '@storybook/react-vite'
import { barest, hilux, soldCar } from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/fixtures.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import block from './schema.ts'
import SidebarPropositions from './sidebar-propositions.tsx'

const meta: Meta<typeof SidebarPropositions> = {
  component: SidebarPropositions,
  args: {
    id: 'propositions',
    props: block.props.parse({}),
    slots: {},
    data: undefined,
    site: storySite,
    page: storyPage({ path: `/cars/${hilux.slug}`, route: '/cars/:car' }),
    car: hilux,
  },
  render: (args) => (
    <div style={{ maxWidth: 352, padding: 16 }}>
      <SidebarPropositions {...args} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof SidebarPropositions>

export const Smallest: Story = {
  args: { car: barest, site: { ...storySite, flags: { ...storySite.flags, tradeIn: false } } },
}
export const Typical: Story = {}
export const Reservable: Story = { args: { site: financeSite } }
export const HiddenPhone: Story = {
  args: { site: { ...storySite, flags: { ...storySite.flags, revealPhone: true } } },
}
export const Longest: Story = {
  args: {
    site: financeSite,
    props: block.props.parse({
      heading: 'Is this the one that you have been looking for all along?',
      reserveText:
        'Hold this vehicle for 48 hours with a deposit that you get back in full, for whatever reason, if you change your mind about it before you sign anything.',
      tradeInText:
        'Tell us the registration and the kilometres of the vehicle that you drive now, and put its full value towards this one on the day that you pick it up.',
    }),
  },
}
export const Sold: Story = { args: { car: soldCar } }
