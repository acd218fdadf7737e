import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { noContent } from '#domain/content/layers.ts'
import { formKinds } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { caravan, fixtureCars, hilux, soldCar } from '#parts/fixture-cars.ts'
import { americanSite, storyPage, storySearch, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load, { type SuccessData } from './load.ts'
import block from './schema.ts'
import SuccessPanel from './success-panel.tsx'

const [place] = storySite.locations
const page = storyPage({ path: '/success', route: '/success' })
const html = (data: SuccessData, site: SiteView = storySite, props: object = {}) =>
  renderToStaticMarkup(
    <SuccessPanel
      id="thanks"
      props={block.props.parse(props)}
      slots={{ before: null, beside: null }}
      data={data}
      site={site}
      page={page}
    />,
  )
const text = (data: SuccessData, site?: SiteView) =>
  html(data, site)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const loaded = (parameters: object, site: SiteView = storySite) =>
  load({
    props: block.props.parse({}),
    site,
    page,
    search: storySearch(),
    parameters,
    ports: fixturePorts([hilux, soldCar]),
  })

describe('the page of thanks', () => {
  test('names who answers, where the site names them (Spec 2.09, 2.15)', async () => {
    const ray = { id: 'ray', name: 'Ray Dominguez', role: 'Owns the lot', about: 'Paints *them*.' }
    const people = [{ ...ray, answers: ['enquiry' as const] }]
    const ports = fixturePorts([hilux], { ...noContent, people })
    const context = {
      props: block.props.parse({}),
      site: storySite,
      page,
      search: storySearch(),
      ports,
    }
    const data = await load({ ...context, parameters: { form: 'enquiry' } })
    expect(text(data)).toContain('You will hear from RD Ray Dominguez Owns the lot Paints them.')
    const other = await load({ ...context, parameters: { form: 'service' } })
    expect(text(other)).not.toContain('Ray Dominguez')
    const two = [...people, { ...ray, id: 'otis', name: 'Otis Greer' }]
    expect(text({ ...data, people: two })).toContain('You will hear from one of RD Ray Dominguez')
  })

  test('is a general one where nothing is known (Spec 2.09, D27)', () => {
    const said = text({})
    expect(said).toContain('Thank you. We have what you sent.')
    expect(said).toContain('Call us and give your name or number.')
    expect(html({}, storySite, { greeting: 'It has reached us.' })).not.toContain('It has reached')
    expect(html({})).toContain('href="/search"')
    expect(html({})).not.toContain('data-sent')
  })

  test('is about the car, says what happens next by the hours, and leads on and back (Spec 2.09, 4.20)', () => {
    const hours = place?.contact_detail
    const said = text({ form: 'enquiry', car: hilux, place, hours })
    expect(said).toContain('Thank you . We have your enquiry.')
    expect(said).toContain('Our team gets it. We are open until 5.30pm.')
    expect(said).toContain('2021 Toyota HiLux')
    const row = { cars: [soldCar], best: {}, searchHref: '/search?similar' }
    expect(html({ form: 'enquiry', car: hilux, place, row })).toMatch(
      /href="\/search\?similar"[^>]*>See similar cars</,
    )
    expect(html({ form: 'enquiry', car: hilux, place })).toContain(`href="/cars/${hilux.slug}"`)
    expect(html({ form: 'enquiry', place })).toMatch(
      /hidden="" class="success-reference" data-sent="reference"/,
    )
  })

  test('shows the car, else the place that answers (Spec 3.28, 4.20)', () => {
    const drawn = 'class="place-drawing"'
    expect(html({ form: 'service', place })).toContain(drawn)
    expect(html({ form: 'enquiry', car: hilux, place })).not.toContain(drawn)
    expect(html({})).not.toContain('sent-car')
  })

  test('the slip has the faces of those who have a picture, beside their names (Spec 2.09)', () => {
    const ray = { id: 'ray', name: 'Ray Dominguez', role: 'Owns the lot' }
    const image = { url: '/media/site/ray.jpg', alt: 'Ray in his hat' }
    const slip = (people: NonNullable<SuccessData['people']>, variant = 'docket') =>
      html({ form: 'service', people }, storySite, { slip: true, next: 'line', variant })
    expect(slip([{ ...ray, image }])).toMatch(/<img [^>]*ray\.jpg[^>]* alt=""/)
    expect(slip([ray])).not.toContain('slip-faces')
    expect(slip([{ ...ray, image }], 'rail')).not.toContain('<img')
  })

  test('has a slip of what was sent and to whom, with a line for its reference (Spec 2.09)', () => {
    const people = [{ id: 'ray', name: 'Ray Dominguez', role: 'Owns the lot' }]
    const slip = { slip: true, next: 'line' }
    const markup = html({ form: 'service', place, people }, storySite, slip)
    expect(markup).toContain('<dt>About</dt><dd>Service</dd>')
    expect(markup).toContain('<dt>To</dt><dd>Jacaranda Motors Moorooka</dd>')
    expect(markup).toContain('<dt>You will hear from</dt><dd>Ray Dominguez</dd>')
    expect(markup.match(/data-sent="reference"/g)).toHaveLength(1)
    expect(markup).not.toContain('next-steps')
    expect(html({ form: 'enquiry', place, car: hilux }, storySite, slip)).toContain(
      '<dd>2021 Toyota HiLux</dd>',
    )
  })

  test('has other cars as lines without a repayment, and no picture of the place where the page wants none (Spec 2.47, 4.20)', () => {
    const row = { cars: [...fixtureCars], best: {}, searchHref: '/search' }
    expect(html({ form: 'contact', place, row }, americanSite)).toMatch(/About these estimates/)
    const lines = { cars: 'lines', place: false }
    const markup = html({ form: 'contact', place, row }, americanSite, lines)
    expect(markup).toContain('class="car-line"')
    expect(markup).not.toMatch(/car-card|place-drawing|About these estimates/)
  })

  test('promises a time only where the dealer states one (Spec 2.09)', () => {
    const forms = { ...storySite.forms, answerWithinMinutes: 45 }
    expect(text({ form: 'contact', place }, { ...storySite, forms })).toContain(
      'Within 45 minutes, in opening hours',
    )
  })

  test('of a booked test drive names its time and has it for a calendar (Spec 5.09, 7.07)', () => {
    const markup = html({ form: 'test_drive', car: hilux, place, at: '2026-11-26T10:30' })
    expect(markup).toContain('Thu 26 Nov at 10.30am')
    const american = { ...storySite, locale: 'en-US' as const }
    expect(text({ form: 'test_drive', place, at: '2026-11-26T10:30' }, american)).toContain(
      'Thu Nov 26 at 10:30am',
    )
    expect(markup).toContain(
      '/api/appointments/calendar?dealership=moorooka&amp;at=2026-11-26T10%3A30&amp;car_id=jm-1001',
    )
    expect(text({ form: 'test_drive', place })).toContain('your request for a test drive')
  })

  test('of a caravan that somebody comes to look at says nothing of a drive (Spec 2.09, 5.09)', () => {
    const asked = text({ form: 'test_drive', car: caravan, place })
    const booked = text({ form: 'test_drive', car: caravan, place, at: '2026-11-26T10:30' })
    expect(asked).toContain('to look it over')
    expect(booked).toContain('Your time to look it over is booked')
    expect(asked + booked).not.toMatch(/test drive|licence/i)
  })

  test.each(formKinds)(
    'thanks for %s in its own words, as one heading (Spec 2.09, D27)',
    (form) => {
      const markup = html({ form, place })
      expect(markup.match(/<h1/g)).toHaveLength(1)
      expect(markup).not.toContain('{name}')
      expect(markup).toContain('data-sent="name"')
    },
  )
})

describe('the address of thanks', () => {
  test('names the form, the car and the place, and nothing of a person (Spec 2.09)', async () => {
    const found = await loaded({ form: 'enquiry', car_id: hilux.id, location: 'moorooka' })
    expect(found).toMatchObject({ form: 'enquiry', car: { id: hilux.id }, place })
    expect(found).not.toHaveProperty('at')
  })

  test.each([
    ['a form that is none', { form: 'hero', car_id: hilux.id }],
    ['no form', {}],
  ])('with %s is the general one, above what came in last (D27)', async (_what, parameters) => {
    const { row, ...rest } = await loaded(parameters)
    expect(rest).toEqual({ place, hours: place?.contact_detail, people: [] })
    expect(row?.cars.map(({ id }) => id)).toContain(hilux.id)
    expect(row?.searchHref).toBe('/search?status=in_stock&sortBy=latest')
    expect(text({ row })).toContain('New in stock')
  })

  test.each([
    ['a booked drive', { form: 'test_drive', at: '2026-11-26T10:30' }, '2026-11-26T10:30'],
    ['a time that is none', { form: 'test_drive', at: '<b>' }, undefined],
    ['another form', { form: 'enquiry', at: '2026-11-26T10:30' }, undefined],
  ])('with %s has the time %s (Spec 5.09)', async (_what, parameters, at) => {
    expect((await loaded(parameters)).at).toBe(at)
  })

  test('of a service is answered by the workshop (Spec 2.09, 3.26)', async () => {
    if (!place) throw new Error('the story has a place')
    const workshop = { ...place, slug: 'shop', primary: false, location_type: 'service' as const }
    const locations = [place, workshop]
    expect((await loaded({ form: 'service' }, { ...storySite, locations })).place?.slug).toBe(
      'shop',
    )
    expect((await loaded({ form: 'enquiry' }, { ...storySite, locations })).place).toBe(place)
  })

  test('of a car that is not there is that of the form (Spec 2.09)', async () => {
    const found = await loaded({ form: 'finance', car_id: 'gone' })
    expect(found).toMatchObject({ form: 'finance', place })
    expect(found.car).toBeUndefined()
  })
})
