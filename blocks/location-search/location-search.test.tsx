import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { locationWith } from '#domain/location/location.fixture.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load from './load.ts'
import LocationSearch from './location-search.tsx'
import block from './schema.ts'

const at = (slug: string, city: string, postcode: string, lat: number, more: object = {}) =>
  locationWith({
    id: slug,
    slug,
    name: `Jacaranda ${city}`,
    address: { street: '1 Bay Street', city, state: 'QLD', postcode, lat, long: 153 },
    ...more,
  })

const north = at('north', 'Caloundra', '4551', -26.8)
const middle = at('middle', 'Newstead', '4006', -27.45, { manufacturers: ['Kia'] })
const south = at('south', 'Bundall', '4217', -28, { dealership_id: 'd1' })
const parts = at('parts', 'Newstead', '4006', -27.45, { location_type: 'parts' })
const site: SiteView = {
  ...storySite,
  flags: { ...storySite.flags, locationSearch: true },
  locations: [parts, north, middle, south],
  dealerships: [{ id: 'd1', slug: 'gold-coast', name: 'Gold Coast Autos' }],
}
const page = storyPage({ path: '/dealerships' })

async function searched(place: string | undefined, props: object = {}, of: SiteView = site) {
  const parsed = block.props.parse(props)
  const context = { props: parsed, site: of, page, search: storySearch() }
  const places = new Map([['4217', { lat: -28, long: 153 }]])
  const placeOf = async (postcode: string) => places.get(postcode)
  const ports = { ...fixturePorts([]), placeOf }
  const data = await load({ ...context, ports, parameters: place === undefined ? {} : { place } })
  const html = renderToStaticMarkup(
    <LocationSearch id="find" props={parsed} slots={{}} data={data} site={of} page={page} />,
  )
  const names = [...html.matchAll(/<h2><a href="\/locations\/([a-z]+)"/g)].map(([, slug]) => slug)
  return { html, names }
}

describe('the directory of locations', () => {
  test.each([
    ['nothing: all, sales before parts', undefined, ['north', 'middle', 'south', 'parts']],
    ['a suburb', 'newst', ['middle', 'parts']],
    ['a make', 'Kia', ['middle']],
    ['a dealership', 'gold coast', ['south']],
    ['what none of them has: all', 'Perth', ['north', 'middle', 'south', 'parts']],
  ])('shows for %s (Spec 1.12, 4.33)', async (_, place, slugs) => {
    expect((await searched(place)).names).toEqual(slugs)
  })

  test('sorts all of them by the distance from a postcode (Spec 1.12, 9.23)', async () => {
    const { html, names } = await searched('4217')
    expect(names).toEqual(['south', 'middle', 'parts', 'north'])
    expect(html).toContain('61 km away')
  })

  test('knows a postcode as a word where the site has no distances (Spec 1.12, 2.38)', async () => {
    expect((await searched('4217', {}, { ...site, flags: storySite.flags })).names).toEqual([
      'south',
    ])
  })

  test('states distances in miles on American sites (Spec 9.23)', async () => {
    expect((await searched('4217', {}, { ...site, locale: 'en-US' })).html).toContain(
      '38 miles away',
    )
  })

  test('says that nothing matches, as typed (Spec 1.12)', async () => {
    const { html } = await searched('<b>Perth')
    expect(html).toContain('None of our locations matches “&lt;b&gt;Perth”.')
  })

  test('is a form that needs no script (Spec 1.12, 2.15)', async () => {
    const { html } = await searched('kia')
    expect(html).toMatch(/<form[^>]* action="\/dealerships" method="get"/)
    expect(html).toMatch(/<input[^>]*name="place"[^>]*value="kia"/)
  })

  test('is placed by the variant that the site has for its entries (Spec 1.11)', async () => {
    const { html } = await searched(
      undefined,
      {},
      { ...site, look: { ...site.look, entries: 'bills' } },
    )
    expect(html).toMatch(/data-variant="bills"[^>]*><form.*<ul class="place-cards">/)
  })

  test('is the field alone on other pages, and needs none for one location (Spec 1.12)', async () => {
    expect((await searched(undefined, { list: false })).names).toEqual([])
    const one = { ...site, locations: [north] }
    expect((await searched(undefined, {}, one)).html).not.toContain('<form')
    expect((await searched(undefined, { list: false }, one)).html).toBe('')
  })
})
