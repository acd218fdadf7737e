import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appWith, ask, noEvents } from '../app.fixture.ts'
import { brochureContent } from '../brochure/content.ts'
import type { ReportedEvent } from '../events/event-counter.ts'
import { car, directoryOf, inStock, sitesIn } from '../site/site.fixture.ts'
import type { Tenant } from '../tenants/tenant.ts'

const { tenants } = await sitesIn(join(import.meta.dirname, '../../tenants'))
const at = 'volt.localhost'
const phone = '(03) 5550 4460'
const now = new Date('2026-11-21T02:00:00.000Z')
const listed = car('listed', { dealership_id: 'd1' })
const stock = inStock([listed, car('a b/ü'), car('gone', { status: 'withdrawn' })])

/** The demo site that hides numbers, with this measurement, and what it counted. */
async function revealing(tracking: Partial<Tenant['site']['tracking']> = {}, contact?: object) {
  const volt = tenants.get('volt')
  if (!volt) throw new Error('expected the demo site volt')
  const { site } = volt
  const measured = { ...site.tracking, events: true, consent: 'not-needed' as const, ...tracking }
  const changed = { ...site, tracking: measured, contact: { ...site.contact, ...contact } }
  const tenant = { ...volt, site: changed }
  const counted: (ReportedEvent & { day: string; tenant: string })[] = []
  const events = {
    ...noEvents,
    add: (slug: string, day: string, added: readonly ReportedEvent[]) => {
      counted.push(...added.map((event) => ({ ...event, day, tenant: slug })))
    },
  }
  const clock = () => now
  const directory = directoryOf([tenant])
  const { app } = await appWith({ directory, stock, clock }, { tools: { events } })
  const get = async (path: string) => (await ask(app, path, {}, at)).text
  const post = (type: string, body: string, headers: Record<string, string> = {}) => {
    const own = { origin: `http://${at}`, 'content-type': type, ...headers }
    return ask(app, '/api/phone-reveals', { method: 'POST', body, headers: own }, at)
  }
  const reveal = (fields: object = {}, headers?: Record<string, string>) =>
    post('application/json', JSON.stringify({ car_id: 'listed', ...fields }), headers)
  const submit = (fields: Record<string, string>, headers?: Record<string, string>) =>
    post('application/x-www-form-urlencoded', `${new URLSearchParams(fields)}`, headers)
  return { get, reveal, submit, counted, site: changed }
}

test('a hidden number is nowhere on the site, its data and its brochure until it is revealed (Spec 1.09, 4.15, 7.06, D16, D21)', async () => {
  const { get, reveal, site } = await revealing()
  const paths = ['/', '/search', '/cars/car-listed', '/contact-us', '/api/search']
  const texts = await Promise.all(
    [...paths, '/api/cars/listed', '/watchlist?car=listed', '/compare?car=listed'].map(get),
  )
  const brochure = brochureContent(listed, site, { now, origin: `http://${at}` })
  for (const text of [...texts, JSON.stringify(brochure)]) {
    expect(text).not.toMatch(/4460/)
  }
  expect(texts.join()).toContain('Click to reveal phone number')
  const { status, text } = await reveal({ dealership_id: 'd1', website_id: 'volt' })
  expect([status, JSON.parse(text)]).toEqual([200, { phone }])
})

test('the page of the number has it, and is kept out of search engines (Spec 7.06)', async () => {
  const { get } = await revealing()
  const page = await get('/cars/car-listed/phone')
  expect(page).toContain('href="tel:0355504460"')
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(await get('/robots.txt')).toContain('Disallow: /cars/*/phone\n')
})

test('a car’s page says whose view is counted, where the site measures; that of its number does not (Spec 7.19)', async () => {
  const counting = await revealing()
  expect(await counting.get('/cars/car-listed')).toContain(' data-counted-car="listed"')
  expect(await counting.get('/cars/car-listed/phone')).not.toContain('data-counted-car')
  const { get } = await revealing({ events: false })
  expect(await get('/cars/car-listed')).not.toContain('data-counted-car')
})

test('a form without script is led to that page, whatever the car is called (Spec 7.06)', async () => {
  const { submit, counted } = await revealing()
  const { answer, status } = await submit({ car_id: 'a b/ü', website_id: 'volt' })
  expect(status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/cars/${encodeURIComponent('car-a b/ü')}/phone`)
  expect(counted).toHaveLength(1)
})

test('a reveal is event 25, once, on the site’s day (Spec 7.25)', async () => {
  const { reveal, counted } = await revealing()
  await reveal()
  expect(counted).toEqual([{ tenant: 'volt', day: '2026-11-21', event: 25, carId: 'listed' }])
})

test.each([
  ['a site that counts nothing', { events: false }, {}, {}, 0],
  ['a site that asks, not asked yet', { consent: 'ask' }, {}, {}, 0],
  ['a site that asks, to a visitor who agreed', { consent: 'ask' }, { consent: 'granted' }, {}, 1],
  ['a browser that refuses for all sites', {}, { consent: 'granted' }, { 'sec-gpc': '1' }, 0],
  ['a browser that asks not to be tracked', {}, {}, { dnt: '1' }, 0],
] as const)(
  'the number is told, and counted by consent: %s (Spec 7.25)',
  async (_, tracking, fields, headers, times) => {
    const { reveal, counted } = await revealing(tracking)
    const { text } = await reveal(fields, headers)
    expect(JSON.parse(text)).toEqual({ phone })
    expect(counted).toHaveLength(times)
  },
)

test.each([
  ['an unknown car', { car_id: 'nothing' }, 404, 'not_found'],
  ['a withdrawn car', { car_id: 'gone' }, 410, 'gone'],
  ['no car', { car_id: '' }, 422, 'invalid_body'],
  ['an id of half a character', { car_id: '\ud800' }, 422, 'invalid_body'],
  ['anything about a person', { name: 'Ada' }, 422, 'invalid_body'],
])(
  '%s has no number, and nothing is counted (Spec 8.02, D13, D22)',
  async (_, fields, status, code) => {
    const { reveal, counted } = await revealing()
    const answer = await reveal(fields)
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code])
    expect(counted).toEqual([])
  },
)

test('a car without a number is answered with 404 (Spec 8.08)', async () => {
  const { reveal } = await revealing({}, { phoneUsed: undefined })
  const { status, text } = await reveal()
  expect([status, JSON.parse(text).code]).toEqual([404, 'no_phone'])
})

test('too many reveals of one client are refused, with a page for a form (Spec 8.02)', async () => {
  const { reveal, submit } = await revealing()
  for (let times = 0; times < 30; times += 1) expect((await reveal()).status).toBe(200)
  expect((await reveal()).status).toBe(429)
  const { status, type, text } = await submit({ car_id: 'listed' }, { accept: 'text/html' })
  expect([status, type]).toEqual([429, 'text/html; charset=utf-8'])
  expect(text).toContain('Too many requests')
})
