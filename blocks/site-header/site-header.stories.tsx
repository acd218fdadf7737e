import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { storyPage, storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import block from './schema.ts'
import SiteHeader from './site-header.tsx'

const meta: Meta<typeof SiteHeader> = {
  component: SiteHeader,
  render: (args) => (
    <div className="min-h-96">
      <SiteHeader {...args} />
    </div>
  ),
}
export default meta

const story = storyOf(block)

export const Smallest = story('Smallest', {
  site: { ...storySite, menu: { groups: [], locations: 'none' } },
})
export const Typical = story('Typical')
/** On a page without filters the feature headerSearch of the dealer adds the search. */
/** A button to the page of all locations. */
export const LocationsButton = story('Typical', {
  site: { ...storySite, menu: { ...storySite.menu, locations: 'link' } },
})
export const PageWithoutFilters = story('Typical', { page: storyPage({ liveBlocks: '' }) })
export const Search = story('Search')
/** As on a phone: the button is there on narrow screens, and in the variant line. */
export const OpenSearch: StoryObj = {
  ...story('Search'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector<HTMLElement>('.header-search-panel')
    if (!panel) throw new Error('expected a panel with a search field')
    panel.showPopover()
    const field = within(panel).getByRole('combobox')
    const form = field.closest('form')
    await expect(form).toHaveAttribute('action', '/search')
    await expect(field).toHaveAttribute('name', 'query')
    await expect(field).toBeVisible()
    // What the browser opens covers the bar, from edge to edge.
    await expect(panel.getBoundingClientRect().width).toBe(document.documentElement.clientWidth)
  },
}
export const Line = story('Line')
export const Sign = story('Sign')
export const Cover = story('Cover')
export const Slim = story('Slim')
export const Masthead = story('Masthead')
export const OpenMenu: StoryObj = {
  ...story('Typical', {
    site: {
      ...storySite,
      menu: {
        locations: 'list',
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
  }),
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
export const Longest = story('Longest', {
  site: {
    ...storySite,
    logo: { text: 'Jacaranda and Poinciana Family Motor Company of Ipswich Road' },
    contact: { ...storySite.contact, phone: '+61 (07) 7010 4180' },
    menu: {
      locations: 'list',
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
})
