import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Browser,
  type StaffServer,
  staffOrigin,
  staffServer,
} from '../staff/staff-server.fixture.ts'
import { sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'

let database: TestDatabase
let store: Store
let server: StaffServer
let browser: Browser
beforeAll(async () => {
  database = await sqliteForTests.fresh()
  store = await openStore(database.location)
  server = await staffServer(store)
  browser = await server.signedIn(await server.person('viewer', { harbour: 'viewer' }))
})
afterAll(async () => {
  await store.close()
  await database[Symbol.asyncDispose]()
})

interface Found {
  readonly kind: string
  readonly href: string
  readonly title: string
}

async function targets(words: string): Promise<readonly Found[]> {
  const { data } = await browser.call('GET /:site/targets', {
    params: { site: 'harbour' },
    query: `?${new URLSearchParams({ words })}`,
  })
  return data.targets
}

test('a link finds pages, searches of the menu, entries that have a page, and cars by their names (Spec 6.04)', async () => {
  const all = await targets('')
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['page', 'search', 'entry']))
  expect(all.filter(({ href }) => href.includes(':'))).toEqual([])
  expect(await targets('about')).toContainEqual({
    kind: 'page',
    href: '/about-us',
    title: expect.any(String),
  })
  const cars = await targets('hilux')
  expect(cars.filter(({ kind }) => kind === 'car')).toHaveLength(10)
  const [first] = cars.filter(({ kind }) => kind === 'car')
  expect(first?.href).toMatch(/^\/cars\//)
})

test('every page, search and entry that is offered is there (Spec 6.04)', async () => {
  for (const { href } of await targets('')) {
    const response = await server.app.request(`http://harbour.localhost${href}`)
    // Some lead on to a sign-in.
    expect([200, 303], href).toContain(response.status)
  }
})

test.each([
  ['topic', { value: 'Buying', title: 'Buying' }],
  ['text', { value: 'privacy-policy', title: expect.stringContaining('rivacy') }],
  ['person', { value: expect.any(String), title: expect.stringMatching(/^[A-Z]/) }],
  ['location', { value: expect.any(String), title: expect.stringContaining('Harbour') }],
  [
    'location-slug',
    { value: expect.stringMatching(/^[a-z-]+$/), title: expect.stringMatching(/^[A-Z]/) },
  ],
])('a field that names a %s finds those of the site (Spec 6.04)', async (kind, one) => {
  const { data } = await browser.call('GET /:site/named', {
    params: { site: 'harbour' },
    query: `?kind=${kind}`,
  })
  expect(data.named).toContainEqual(one)
  const values = data.named.map(({ value }: { readonly value: string }) => value)
  expect(values).toEqual([...new Set(values)])
})

test('filters tell how many cars they find and by what they can be narrowed; nonsense finds all (Spec 6.04)', async () => {
  const ask = async (refine: string) =>
    (
      await browser.call('GET /:site/search', {
        params: { site: 'harbour' },
        query: `?${new URLSearchParams({ refine })}`,
      })
    ).data
  const all = await ask('')
  expect(all.facets).toContainEqual({
    name: 'make',
    title: 'Make',
    kind: 'terms',
    values: ['Toyota'],
  })
  const titles = all.facets.map(({ title }: { readonly title: string }) => title)
  expect(titles).toEqual([...new Set(titles)])
  expect(await ask('make=Toyota')).toMatchObject({ cars: all.cars })
  expect(await ask('make=Kia')).toMatchObject({ cars: 0 })
  expect(await ask('moon=full')).toMatchObject({ cars: all.cars })
})

test('the pictures of a site are listed with their sizes, and shown by the staff host (Spec 6.04)', async () => {
  const { data } = await browser.call('GET /:site/pictures', { params: { site: 'harbour' } })
  const riverside = data.pictures.find(({ title }: Found) => title === 'riverside.webp')
  expect(riverside).toMatchObject({ path: '/media/site/riverside.webp', width: expect.any(Number) })
  const logo = await server.app.request(`${staffOrigin}/sites/harbour/media/site/harbour.svg`)
  expect(logo.headers.get('content-type')).toContain('image/svg+xml')
  const missing = await server.app.request(`${staffOrigin}/sites/harbour/media/site/none.webp`)
  expect(missing.status).toBe(404)
})

test('the next holidays of a state are proposed by the day at the dealer’s (Spec 3.32)', async () => {
  const { data } = await browser.call('GET /:site/holidays', {
    params: { site: 'harbour' },
    query: '?state=QLD',
  })
  // The clock of the test is in November 2026.
  expect(data.holidays.slice(0, 3)).toEqual([
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-26', name: 'Boxing Day' },
    { date: '2026-12-28', name: 'Boxing Day (observed)' },
  ])
})

test('the forms of the look and of every collection come with what the template has (Spec 6.04)', async () => {
  const { data: forms } = await browser.call('GET /forms')
  expect(forms.theme.properties).toMatchObject({ brand: { format: 'colour' } })
  expect(Object.keys(forms.look.properties)).toContain('header')
  const offers = forms.content.find(({ name }: { name: string }) => name === 'offers')
  expect(offers).toMatchObject({ title: 'Offers', entry: { properties: { expiry: {} } } })
  expect(Object.keys(forms.hours.properties)).toEqual(['opening_hours', 'special_hours'])
  expect(forms.site.properties.constants.properties).toHaveProperty('reserveDeposit')
  const { data: template } = await browser.call('GET /:site/template', {
    params: { site: 'harbour' },
  })
  expect(template).toMatchObject({
    name: 'meridian',
    // Of its own file, and of the defaults.
    theme: { fonts: { text: 'instrument-sans' }, motion: { duration: expect.any(Number) } },
    look: { header: expect.any(String) },
  })
})
