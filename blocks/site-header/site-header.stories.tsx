import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { storyPage, storySite } from '#parts/story-site.ts'
import block from './schema.ts'
import SiteHeader from './site-header.tsx'

const meta: Meta<typeof SiteHeader> = {
  component: SiteHeader,
  args: {
    id: 'header',
    props: block.props.parse({}),
    slots: {},
    site: storySite,
    page: storyPage(),
  },
  render: (args) => (
    <div className="min-h-96">
      <SiteHeader {...args} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof SiteHeader>

export const Smallest: Story = {
  args: {
    props: block.props.parse({ showPhone: false, showLocations: false, showFavourites: false }),
    site: { ...storySite, menu: { groups: [] } },
  },
}
export const Typical: Story = {}
export const TwoTier: Story = {
  args: {
    props: block.props.parse({ layout: 'two-tier', tagline: 'South Brisbane since 1991' }),
  },
}
export const OpenMenu: Story = {
  args: {
    site: {
      ...storySite,
      menu: {
        groups: [
          {
            label: 'Buy',
            href: '/search',
            links: [
              { label: 'New cars', href: '/search/new-cars', description: 'Ready to drive away' },
              { label: 'Used cars', href: '/search/used-cars', description: 'Workshop inspected' },
            ],
          },
          { label: 'By body', links: [{ label: 'SUVs', href: '/search/suv' }] },
          { label: 'Finance', href: '/finance', links: [] },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const groups = canvasElement.querySelectorAll<HTMLDetailsElement>('nav details')
    const [buy, body] = groups
    if (!buy || !body) throw new Error('expected two groups with links')
    body.open = true
    buy.open = true
    // A group that opens closes the other (Spec 4.16).
    await waitFor(() => expect(body.open).toBe(false))
    const links = within(buy).getAllByRole('link', { hidden: true })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/search',
      '/search/new-cars',
      '/search/used-cars',
    ])
    await expect(links[2]).toHaveAttribute('aria-current', 'page')
  },
}
export const Longest: Story = {
  args: {
    props: block.props.parse({
      layout: 'two-tier',
      tagline: 'New, demonstrator and used cars for Queensland and northern New South Wales',
      favouritesPage: '/saved',
    }),
    site: {
      ...storySite,
      logo: { text: 'Jacaranda and Poinciana Family Motor Company of Ipswich Road' },
      contact: { ...storySite.contact, phone: '+61 (07) 7010 4180' },
      menu: {
        groups: [
          'New vehicles',
          'Demonstrators',
          'Used vehicles',
          'Finance and insurance',
          'Service and parts',
          'About our family company',
        ].map((label) => ({ label, links: [{ label: `${label} overview`, href: '/search' }] })),
        button: { label: 'Value my car', href: '/sell-my-car' },
      },
    },
  },
}
