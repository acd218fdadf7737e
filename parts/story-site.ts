import { financeSchema } from '#domain/site/finance.ts'
import { wordsOf } from '#domain/site/interface-texts.ts'
import { plainLook } from '#domain/site/look.fixture.ts'
import { siteSchema } from '#domain/site/site.ts'
import { themeOf } from '#domain/site/theme-of.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { PageSearch } from './search/page-search.ts'
import type { PageView, SiteView } from './view-context.ts'

const weekday = (day: number) => ({ weekday: day, status: 'Open', open: '08:30', close: '17:30' })

const until = (end: string) => ({ status: 'Open', start_hour: '08:30', end_hour: end })

const {
  wording,
  look: _,
  ...site
} = siteSchema.parse({
  slug: 'story',
  name: 'Jacaranda Motors',
  legalName: 'Jacaranda Motors Pty Ltd',
  template: 'story',
  logo: { text: 'Jacaranda Motors' },
  theme: { brand: '#1d4f7c', accent: '#d9480f' },
  locations: [
    {
      id: 'moorooka',
      slug: 'moorooka',
      name: 'Jacaranda Motors Moorooka',
      primary: true,
      address: { street: '418 Ipswich Road', city: 'Moorooka', state: 'QLD', postcode: '4105' },
      contact_detail: {
        phone: '(07) 7010 4180',
        email: 'moorooka@example.com',
        opening_hours: [
          { weekday: 0, status: 'Closed' },
          ...[1, 2, 3, 4, 5].map(weekday),
          { ...weekday(6), close: '16:00' },
        ],
        special_hours: [
          { date: '2026-12-24', name: 'Christmas Eve', ...until('12:00') },
          { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
          { date: '2026-12-26', name: 'Boxing Day', status: 'Closed' },
          { date: '2027-01-01', name: "New Year's Day", status: 'Closed' },
        ],
      },
    },
  ],
  contact: { phone: '(07) 7010 4180', email: 'sales@example.com' },
  menu: {
    groups: [
      { label: 'Buy', links: [{ label: 'Used cars', href: '/search/used-cars' }] },
      { label: 'Finance', href: '/finance' },
      { label: 'Locations', href: '/locations' },
    ],
    button: { label: 'Sell your car', href: '/sell-my-car' },
  },
  footer: {
    groups: [{ label: 'Our cars', links: [{ label: 'All stock', href: '/search' }] }],
    links: [{ label: 'Privacy policy', href: '/privacy-policy' }],
  },
  legal: { licences: ['QLD Motor Dealer Licence 4180418'], companyNumber: 'ABN 12 345 678 901' },
})

/**
 * A site for stories and tests of blocks. Storybook replaces this object by the site of the dealer
 * chosen in its toolbar; a story about particular settings passes a copy, `{ ...storySite, … }`.
 */
export const storySite: SiteView = {
  ...site,
  look: plainLook,
  theme: themeOf({}, site.theme),
  askPages: { enquiry: 'car', testDrive: true, reserve: true, purchase: true, finance: true },
  words: wordsOf({ ...site, wording }),
}

/** A site that estimates repayments, reserves cars and shows fuel tags. */
export const financeSite: SiteView = {
  ...storySite,
  flags: { ...storySite.flags, finance: true, reserveOnline: true, tradeIn: true, fuelTag: true },
  finance: financeSchema.parse({
    provider: 4,
    disclaimerName: 'Jacaranda Finance Pty Ltd',
    creditLicence: '418180',
  }),
}

/** An American site, which states payments by the month with an APR. */
export const americanSite: SiteView = {
  ...financeSite,
  locale: 'en-US',
  words: wordsOf({ locale: 'en-US', wording: {} }),
  finance: financeSchema.parse({ provider: 7, disclaimerName: 'Bluebonnet Auto Credit' }),
}

/** The current time in stories: a Wednesday morning, ISO 8601 in UTC. */
export const storyNow = '2026-11-18T00:30:00.000Z'

/** The page of a block in a story: by default a search of used cars. */
export function storyPage(about: Partial<PageView> = {}): PageView {
  const path = about.path ?? '/search/used-cars'
  return {
    path,
    route: '/search/:scope',
    liveBlocks: 'filters results',
    now: storyNow,
    crumbs: () => [
      { name: storySite.name, path: '/' },
      { name: 'Used cars', path },
    ],
    isCurrent: (other) => other === path,
    answers: () => true,
    ...about,
  }
}

/** The search of a page in a story: by default cars, on a site with stock. */
export const storySearch = (query = '', about: Partial<PageSearch> = {}): PageSearch => ({
  state: searchStateOf(query),
  itemType: 'car',
  hasStock: true,
  ...about,
})

/** A dealer whose cards have a tick to compare them. */
export const comparingSite: SiteView = {
  ...storySite,
  flags: { ...storySite.flags, compare: true, compareOnCards: true },
}
