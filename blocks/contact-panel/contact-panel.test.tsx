import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { fixturePorts } from '../ports.fixture.ts'
import ContactPanel from './contact-panel.tsx'
import load, { type ContactData } from './load.ts'
import block from './schema.ts'

const [moorooka] = storySite.locations
if (!moorooka) throw new Error('The story site has no location')

const placed = (slug: string, change: Partial<SiteLocation>, lat: number): SiteLocation => ({
  ...moorooka,
  id: slug,
  slug,
  name: slug,
  primary: false,
  ...change,
  address: { ...moorooka.address, lat, long: 153 },
})
const workshop = placed('workshop', { location_type: 'service' }, -27.5)
const north = placed('north', {}, -27)
const hidden = placed('hidden', { visible: false }, -28)
const site: SiteView = { ...storySite, locations: [workshop, moorooka, north, hidden] }
const { location: _, ...elsewhere } = hilux
const page = storyPage({ path: '/contact-us' })

interface Asked {
  readonly props?: object
  readonly parameters?: object
  readonly car?: Car
  readonly location?: SiteLocation
}

async function answering({ props = {}, parameters = {}, ...records }: Asked) {
  const context = { props: block.props.parse(props), site, page, search: storySearch() }
  const ports = fixturePorts([hilux])
  const { places } = await load({ ...context, parameters, ports, ...records })
  return places.map(({ slug }) => slug)
}

test.each([
  ['the primary location', {}, ['moorooka']],
  ['the one of the page', { location: workshop }, ['workshop']],
  ['the one that the address names', { parameters: { location: 'north' } }, ['north']],
  ['no hidden one', { parameters: { location: 'hidden' } }, ['moorooka']],
  ['where the car stands', { car: { ...elsewhere, location_id: 'north' } }, ['north']],
  ['one that does this work', { props: { types: ['service'] } }, ['workshop']],
  ['any where none does', { props: { types: ['parts'] } }, ['moorooka']],
  ['all visible ones', { props: { places: 'all' } }, ['workshop', 'moorooka', 'north']],
])('answers for %s (Spec 2.14, 3.26)', async (_, asked, slugs) => {
  expect(await answering(asked)).toEqual(slugs)
})

const html = (data: ContactData, of: SiteView = site, props: object = {}) =>
  renderToStaticMarkup(
    <ContactPanel
      id="who"
      props={block.props.parse(props)}
      slots={{}}
      data={data}
      site={of}
      page={page}
    />,
  )

describe('beside a form', () => {
  test('stands who answers: open or closed now, number, mail, address and hours (Spec 3.29-3.32, 8.19)', () => {
    const markup = html({ places: [moorooka] })
    expect(markup).toMatch(/data-state="open"[^>]*>Open until 5.30pm</)
    expect(markup).toContain('href="tel:0770104180"')
    expect(markup).toContain('mailto:moorooka@example.com')
    expect(markup.replace(/<[^>]+>/g, '')).toContain('418 Ipswich Road, Moorooka QLD 4105')
    expect(markup).toContain('8.30am-4pm')
  })

  test('stands of one location only how and, of its own number, when to call it, or only where it is, as the page wants (Spec 2.14, 3.29)', () => {
    const shown = (props: object) => html({ places: [moorooka] }, site, props)
    const call = shown({ show: 'call', heading: 'Rather talk?' })
    expect(call).toContain('contact-phone')
    expect(call).toContain('contact-hours')
    expect(call).toContain('contact-mail')
    expect(call).not.toContain('plate-sign')
    const aboutCar = html({ places: [moorooka], car: hilux }, site, { show: 'call' })
    expect(aboutCar).not.toMatch(/plate-sign|contact-hours|contact-mail/)
    const place = shown({ show: 'place' })
    expect(place).toContain('plate-sign')
    expect(place).not.toMatch(/contact-phone|contact-hours/)
  })

  test('stands one number to call about a car, the one for its type (D16)', () => {
    const contact = { ...site.contact, phoneUsed: '(07) 7010 4199' }
    const markup = html({ places: [moorooka], car: hilux }, { ...site, contact })
    expect(markup.match(/tel:\d+/g)).toEqual(['tel:0770104199'])
  })

  test('several stand from north to south with the distances between them (Spec 3.29)', () => {
    const markup = html({ places: [workshop, north] })
    expect(markup.indexOf('>north<')).toBeLessThan(markup.indexOf('>workshop<'))
    expect(markup).toContain('56 km to the next')
  })

  test('nothing is asked of another host (Spec 3.29)', () => {
    expect(html({ places: [workshop] })).not.toMatch(/<(img|iframe|script|link)\b/)
  })

  test('a site without locations has its own number (Spec 3.30)', () => {
    const markup = html({ places: [] })
    expect(markup).toContain('href="tel:0770104180"')
    expect(markup).toContain('mailto:sales@example.com')
  })
})
