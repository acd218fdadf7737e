import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { noContent } from '#domain/content/layers.ts'
import { locationWith } from '#domain/location/location.fixture.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { fixturePorts } from '../ports.fixture.ts'
import DealerLocations from './dealer-locations.tsx'
import load from './load.ts'
import block from './schema.ts'

interface Asked {
  readonly props?: object
  readonly site?: Partial<SiteView>
  readonly location?: SiteLocation
  readonly now?: string
  readonly pages?: readonly string[]
}

const review = {
  id: 'r1',
  customer_name: 'Priya N.',
  text: 'Straight answers.',
  rating: 5,
  review_date: '2026-10-03',
  source: 'Google',
  location: 'north',
}

async function htmlOf({ props = {}, site: change, location, now, pages }: Asked) {
  const site = { ...storySite, ...change }
  const page = storyPage({
    ...(now && { now }),
    ...(pages && { answers: (path) => pages.includes(path) }),
  })
  const parsed = block.props.parse(props)
  const ports = { ...fixturePorts([]), content: { ...noContent, reviews: [review] } }
  const data = await load({
    props: parsed,
    site,
    page,
    search: storySearch(),
    ports,
    ...(location && { location }),
  })
  return renderToStaticMarkup(
    <DealerLocations id="list" props={parsed} slots={{}} data={data} site={site} page={page} />,
  )
}

const [moorooka] = storySite.locations
if (!moorooka) throw new Error('The story site has no location')
const workshop = locationWith({
  id: 'shed',
  slug: 'shed',
  name: 'The Shed',
  location_type: 'service',
})
const north = locationWith({ id: 'north', slug: 'north', name: 'North Yard' })
const hidden = locationWith({ id: 'hidden', slug: 'hidden', name: 'Hidden Yard', visible: false })
const locations = [workshop, north, hidden, moorooka]
const namesIn = (html: string) =>
  [...html.matchAll(/<h3><a href="\/locations\/([a-z]+)"/g)].map(([, slug]) => slug)

test('shows the hours of the coming week with its special days (Spec 3.32, D37)', async () => {
  const html = await htmlOf({ now: '2026-12-20T00:30:00.000Z' })
  expect(html).toContain('<time dateTime="2026-12-25">Fri 25 Dec</time>')
})

describe('cards of locations', () => {
  test('stand in the order sales, service, the primary one first, without hidden ones (Spec 4.33, 2.35)', async () => {
    const html = await htmlOf({ props: { layout: 'carousel' }, site: { locations } })
    expect(html).toContain('Our Locations')
    expect(html).toContain('Swipe')
    expect(namesIn(html)).toEqual(['moorooka', 'north', 'shed'])
    expect(html.match(/View Location/g)).toHaveLength(3)
  })

  test('on the page of a location are the others (Spec 2.15, 2.35)', async () => {
    const asked = { props: { layout: 'grid' }, site: { locations }, location: north }
    expect(namesIn(await htmlOf(asked))).toEqual(['moorooka', 'shed'])
  })

  test('have picture, address, directions, opening state, phone, type, makes and rating (Spec 2.35, 3.26-3.31)', async () => {
    const made = { ...north, manufacturers: ['Kia', 'Mazda'], location_subtype: 'Fleet' }
    const shop = [{ ...moorooka, ...made, name: 'North Yard' }, workshop]
    const html = await htmlOf({ props: { layout: 'grid' }, site: { locations: shop } })
    expect(html).toContain('<svg viewBox="0 0 600 220" aria-hidden="true" class="place-drawing">')
    expect(html).toContain('Sales · Fleet · Kia, Mazda')
    expect(html).toContain('1 Bay Street, Newstead QLD 4006')
    expect(html).toContain('query=1+Bay+Street')
    expect(html).toContain('aria-label="5 out of 5 stars"')
    expect(html).toContain('1 review')
  })

  test('link to the page to write to, on a site without pages of locations (Spec 2.35)', async () => {
    const html = await htmlOf({
      props: { layout: 'grid' },
      site: { locations },
      pages: ['/contact-us/north'],
    })
    expect([...html.matchAll(/href="(\/[a-z-]+\/[a-z]+)"/g)].map(([, href]) => href)).toEqual([
      '/contact-us/north',
      '/contact-us/north',
    ])
  })

  test('show the photo of a location in place of the drawing, and no rating without the feature (Spec 3.28, 9.22)', async () => {
    const photo = {
      ...north,
      image: { url: '/media/site/yard.jpg', thumb: '/media/site/small.jpg', alt: 'The yard' },
    }
    const flags = { ...storySite.flags, reviews: false }
    const html = await htmlOf({ props: { layout: 'grid' }, site: { locations: [photo], flags } })
    expect(html).toMatch(/<img src="\/media\/site\/small\.jpg[^>]* alt="The yard"/)
    expect(html).not.toContain('place-drawing')
    expect(html).not.toContain('class="rating"')
  })
})

describe('everything about one location', () => {
  const full = locationWith({
    ...moorooka,
    dealer_license_number: '4180418',
    motor_vehicle_repairer: '55012',
    location_type: 'service',
    average_rating: 4.7,
    review_count: 812,
    contact_detail: { ...moorooka.contact_detail, landline_phone: '07 7010 4181' },
    address: { ...moorooka.address, lat: -27.5, long: 153 },
  })
  const asked = { props: { layout: 'single' }, location: full, site: { locations: [full] } }

  test('is its numbers, licences, stated rating and the booking of its workshop (Spec 3.27, 3.30, 3.31)', async () => {
    const html = await htmlOf(asked)
    expect(html).toContain('tel:0770104181')
    expect(html).toContain('Motor dealer licence 4180418 · Motor vehicle repairer licence 55012')
    expect(html).toContain('812 reviews')
    expect(html).toContain('href="/service?location=moorooka"')
    expect(html).toContain(`href="/contact-us/moorooka"`)
  })

  test('has its holidays to come in a dialog that needs no script (Spec 2.35, 3.32, D37)', async () => {
    const html = await htmlOf({ ...asked, now: '2026-12-24T20:00:00.000Z' })
    expect(html).toMatch(/<button[^>]* popoverTarget="list-moorooka"[^>]*>Holiday hours</)
    expect(html).toContain('<dialog id="list-moorooka" popover="auto"')
    const [, dialog = ''] = html.split('<dialog')
    expect([...dialog.matchAll(/dateTime="([\d-]+)"/g)].map(([, day]) => day)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
    ])
  })

  test('has a map only of a site with that feature, loaded once it is opened (Spec 2.35)', async () => {
    expect(await htmlOf(asked)).not.toContain('<iframe')
    const flags = { ...storySite.flags, maps: true }
    const html = await htmlOf({ ...asked, site: { locations: [full], flags } })
    expect(html).toMatch(
      /<details class="place-map"><summary>.*<iframe src="https:\/\/www\.openstreetmap\.org/,
    )
    expect(html).toContain('loading="lazy"')
  })
})
