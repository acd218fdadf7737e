import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPage, storySite } from '#parts/story-site.ts'
import block from './schema.ts'
import SiteFooter from './site-footer.tsx'

const meta: Meta<typeof SiteFooter> = {
  component: SiteFooter,
  args: {
    id: 'footer',
    props: block.props.parse({}),
    slots: {},
    site: storySite,
    page: storyPage(),
  },
}
export default meta
type Story = StoryObj<typeof SiteFooter>

export const Smallest: Story = {
  args: {
    props: block.props.parse({ showLocations: false }),
    site: {
      ...storySite,
      locations: [],
      footer: { groups: [], links: [], social: [] },
      legal: { licences: [] },
    },
  },
}
export const Typical: Story = {}
export const Light: Story = { args: { props: block.props.parse({ tone: 'light' }) } }
/** A week before Christmas: special days stand in place of their weekdays. D37. */
export const Holidays: Story = { args: { page: storyPage({ now: '2026-12-20T00:30:00.000Z' }) } }
export const Longest: Story = {
  args: {
    props: block.props.parse({
      note: 'A family company on Ipswich Road since 1991, with a workshop, a parts counter and forty people who would rather lose a sale than a customer.',
    }),
    site: {
      ...storySite,
      locations: ['Moorooka', 'Indooroopilly', 'Upper Mount Gravatt', 'Maroochydore'].flatMap(
        (suburb, index) =>
          storySite.locations.map((location) => ({
            ...location,
            id: `${location.id}-${index}`,
            name: `Jacaranda and Poinciana Motors ${suburb}`,
            address: { ...location.address, place_url: 'https://maps.example.com/jacaranda' },
          })),
      ),
      footer: {
        groups: ['Our cars', 'Ownership', 'Company'].map((label) => ({
          label,
          links: ['Everything in stock today', 'Demonstrators', 'Electric and hybrid'].map(
            (name) => ({
              label: name,
              href: `/search?query=${label}-${name}`.replaceAll(' ', '-'),
            }),
          ),
        })),
        links: [
          { label: 'Privacy policy', href: '/privacy-policy' },
          { label: 'Terms and conditions', href: '/terms-and-conditions' },
        ],
        social: [{ label: 'Our videos', href: 'https://video.example.com/jacaranda' }],
      },
      legal: {
        licences: ['QLD Motor Dealer Licence 4180418', 'NSW Motor Dealer Licence MD418041'],
        companyNumber: 'ABN 12 345 678 901',
        disclaimer:
          'Drive-away prices include on-road costs for a private buyer living in Queensland. Please confirm price, features and availability with us before you travel.',
      },
    },
  },
}
