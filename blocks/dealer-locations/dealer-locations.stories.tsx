import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPage, storySite } from '#parts/story-site.ts'
import DealerLocations from './dealer-locations.tsx'
import block from './schema.ts'

const meta: Meta<typeof DealerLocations> = {
  component: DealerLocations,
  args: {
    id: 'locations',
    props: block.props.parse({}),
    slots: {},
    site: storySite,
    page: storyPage(),
  },
}
export default meta
type Story = StoryObj<typeof DealerLocations>

const [first] = storySite.locations

export const Smallest: Story = {
  args: { site: { ...storySite, locations: storySite.locations.slice(0, 1) } },
}
export const Typical: Story = {
  args: { props: block.props.parse({ heading: 'Our yards' }) },
}
/** A week before Christmas: special days stand in place of their weekdays. D37. */
export const Holidays: Story = { args: { page: storyPage({ now: '2026-12-20T00:30:00.000Z' }) } }
export const Longest: Story = {
  args: {
    site: {
      ...storySite,
      locations: [
        'Moorooka',
        'Indooroopilly',
        'Maroochydore',
        'Coolangatta and Tweed Heads',
      ].flatMap((place) =>
        first
          ? [{ ...first, id: place, name: `Used Vehicles and Commercial Centre ${place}` }]
          : [],
      ),
    },
  },
}
export const Empty: Story = { args: { site: { ...storySite, locations: [] } } }
