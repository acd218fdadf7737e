import { describe, expect, it } from 'vitest'
import { siteSchema } from './site.ts'

const smallest = {
  slug: 'corner',
  name: 'Corner Cars',
  legalName: 'Corner Cars Pty Ltd',
  template: 'meridian',
  logo: { text: 'Corner Cars' },
  theme: { brand: '#0b2a4a', accent: '#ff6a3d' },
  contact: { phone: '07 5550 0100', email: 'sales@example.com' },
}

const faultsOf = (change: object) =>
  siteSchema
    .safeParse({ ...smallest, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a site file', () => {
  it('needs only who, which template, which colours and how to reach it (Spec 3.35)', () => {
    const site = siteSchema.parse(smallest)
    expect(site).toMatchObject({ locale: 'en-AU', timeZone: 'Australia/Brisbane' })
    expect(site.finance).toBeUndefined()
  })

  it.each([
    ['slug', { slug: 'corner' }],
    ['name', { name: 'Corner Cars' }],
    ['logo', { logo: { image: '/logo.svg', alt: 'Corner Cars' } }],
    ['template', { template: 'meridian' }],
    ['manufacturer', { manufacturer: 'Kia' }],
    ['stock count', { stockCount: 2400 }],
    ['garage_enabled', { flags: { garage: true } }],
    ['search_filters', { searchFilters: ['make', 'price'] }],
    ['account of payments', { payments: { account: 'acct_1A2b3C' } }],
    ['override_city', { overrideCity: 'Cairns' }],
  ])('says its %s as %j (Spec 3.35)', (_, said) => {
    expect(siteSchema.parse({ ...smallest, ...said })).toMatchObject(said)
  })

  it('says of each location its location_type (Spec 3.35)', () => {
    const address = { street: '1 Bay Street', city: 'Cairns' }
    const location = { id: 'l1', name: 'Yard', slug: 'yard', address }
    const { locations } = siteSchema.parse({
      ...smallest,
      locations: [location, { ...location, location_type: 'parts' }],
    })
    expect(locations.map(({ location_type }) => location_type)).toEqual(['sales', 'parts'])
  })

  it.each([
    [{ slug: 'Corner Cars' }, 'slug'],
    [{ name: ' ' }, 'name'],
    [{ logo: { image: '/logo.svg' } }, 'logo'],
    [{ stockCount: -1 }, 'stockCount'],
    [{ stockCount: 0.5 }, 'stockCount'],
    [{ stockCount: Number.NaN }, 'stockCount'],
    [{ hosts: ['www.example.com:8080'] }, 'hosts.0'],
    [{ locale: 'en-GB' }, 'locale'],
    [{ payments: { account: 'harbour' } }, 'payments.account'],
    [{ constants: { newTagDays: 91 } }, 'constants.newTagDays'],
    [{ constants: { cachedResults: 9 } }, 'constants.cachedResults'],
    [{ constants: { cachedResults: 101 } }, 'constants.cachedResults'],
    [{ garage_enabled: true }, ''],
  ])('refuses %j and points at "%s" (Spec 3.35)', (said, path) => {
    const { error } = siteSchema.safeParse({ ...smallest, ...said })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })

  it('keeps the constants of the trade where it does not say (Spec 4.01, 4.03, 9.02, 9.19, 9.22)', () => {
    expect(siteSchema.parse(smallest).constants).toEqual({
      newTagDays: 8,
      soldListedDays: 3,
      reserveDeposit: 200,
      minimumReviewRating: 4,
      cachedResults: 30,
    })
  })

  it('offers the four sort orders, and that by repayment (Spec 9.04, D11)', () => {
    const orders = ['relevance', 'latest', 'price_desc', 'price_asc', 'repayment_asc']
    expect(siteSchema.parse(smallest).sortOptions).toEqual(orders)
  })

  it('has feature filtering on (Spec 2.38)', () => {
    const { flags } = siteSchema.parse(smallest)
    expect(flags).toMatchObject({ featuresFilter: true, cityPanelFirst: false })
  })

  it('rejects an undeclared flag (D4)', () => {
    expect(faultsOf({ flags: { finanse: true } })).toEqual(['flags: Unrecognized key: "finanse"'])
  })

  it('refuses a time zone that does not exist (D5)', () => {
    expect(faultsOf({ timeZone: 'Australia/Brisbain' })).toEqual([
      'timeZone: expected a time zone such as Australia/Brisbane',
    ])
  })

  it('refuses an open day without hours (Spec 3.32)', () => {
    const location = {
      id: '1',
      name: 'Yard',
      slug: 'yard',
      address: { street: '1 Bay St', city: 'Cairns' },
    }
    const day = { weekday: 1, status: 'Open', open: '08:30' }
    const locations = [{ ...location, contact_detail: { opening_hours: [day] } }]
    expect(faultsOf({ locations })).toEqual([
      'locations.0.contact_detail.opening_hours.0: an open day needs "open" and "close", or "formated_hours"',
    ])
  })
})
