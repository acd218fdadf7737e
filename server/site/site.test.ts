import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Unavailable } from '#pages/render/request.ts'
import { createApp } from '../app.ts'
import { momentOf } from './moment.ts'
import { versionOf } from './page-request.ts'
import type { SiteServices } from './services.ts'
import { car, cars, inStock, siteServices } from './site.fixture.ts'
import type { StockDirectory } from './stock-directory.ts'

const root = join(import.meta.dirname, '../..')
let folder: string
const edit = async (file: string, change: (text: string) => string) => {
  const path = join(folder, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'forecourt-site-')), 'tenants')
  await cp(join(root, 'tenants'), folder, { recursive: true })
  await edit('harbour/pages/about-us.json', (text) => text.replace('"eyebrow"', '"eyebro"'))
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

async function site(change: Partial<SiteServices> = {}) {
  const { services, errors } = await siteServices(folder, change)
  const app = createApp({ services, media: new Hono(), listSites: false, trustProxy: false })
  const get = (path: string, host = 'harbour.localhost') =>
    app.request(`http://${host}${path}`, { headers: { host } })
  return { get, errors, services }
}

test('a wrong page file hurts that page alone, and visitors are not told of it', async () => {
  const { get, errors } = await site()
  const faulty = await get('/about-us')
  expect(faulty.status).toBe(500)
  expect(await faulty.text()).not.toContain('unknown name')
  expect(errors).toContain('page_faulty')
  expect((await get('/')).status).toBe(200)
  expect((await get('/about-us', 'kiwi.localhost')).status).toBe(200)
})

test('in development a wrong page file shows its fault with line and column', async () => {
  const { get } = await site({
    development: { transform: async (_path, html) => html },
  })
  const faulty = await get('/about-us')
  expect(faulty.status).toBe(500)
  const text = await faulty.text()
  expect(text).toMatch(/tenants\/harbour\/pages\/about-us\.json:\d+:\d+/)
  expect(text).toContain('unknown name')
})

test('a wrong site file takes that site down, with an apology, and no other', async () => {
  await cp(join(folder, 'kiwi'), join(folder, 'weka'), { recursive: true })
  await edit('weka/site.json', (text) =>
    text.replace('"kiwi"', '"weka"').replace('"name"', '"nam"'),
  )
  const { get } = await site()
  expect((await get('/', 'weka.localhost')).status).toBe(503)
  expect((await get('/', 'kiwi.localhost')).status).toBe(200)
  expect((await get('/', 'moa.localhost')).status).toBe(404)
})

test('a search page tells its title, canonical address and robots (D7)', async () => {
  const { get } = await site()
  const html = await (await get('/search?make=Toyota&model=Hilux&car_type=used')).text()
  expect(html).toContain('<title>Used Toyota Hilux for sale | Harbour Motor Group</title>')
  expect(html).toContain(
    '<link rel="canonical" href="http://harbour.localhost/search/toyota/hilux?car_type=used">',
  )
})

test('a search for a make of motorcycles calls them that, in its title too (Spec 2.17, 3.02)', async () => {
  const ducati = car('d', { make: 'Ducati', model: 'Monster', item_type: 'motorcycle' })
  const { get } = await site({ stock: inStock([...cars, ducati]) })
  const html = await (await get('/search/ducati')).text()
  expect(html).toContain('<title>Ducati motorcycles for sale | Harbour Motor Group</title>')
  expect(html).toContain('>1 motorcycle</p>')
  expect(await (await get('/search')).text()).toContain('>21 cars</p>')
})

test('a site without stock says so in the same words at home and in the search, and offers no filter (Spec 2.39)', async () => {
  const { get } = await site({ stock: inStock([]) })
  const [home, search] = await Promise.all(
    ['/', '/search?make=Toyota'].map(async (path) => (await get(path)).text()),
  )
  for (const html of [home, search]) {
    expect(html).toContain('Our cars are on their way</h2>')
    expect(html).not.toMatch(/<select|id="search-form"/)
  }
})

test('promotions stand apart, at places 8 and 17 of the cards (Spec 2.42)', async () => {
  const { get } = await site()
  const html = await (await get('/search')).text()
  const cardsBefore = (id: string) => html.split(`id="${id}"`)[0]?.split('<article').length ?? 0
  expect(cardsBefore('promo-trade') - 1).toBe(7)
  expect(cardsBefore('promo-call') - 1).toBe(15)
})

test('a withdrawn car answers 410, an unknown one 404 (D13)', async () => {
  const { get } = await site()
  expect((await get('/cars/car-a')).status).toBe(200)
  expect((await get('/cars/car-b')).status).toBe(410)
  expect((await get('/cars/car-z')).status).toBe(404)
})

test('a gated page leads to the sign-in, and says where to come back to (Spec 2.30)', async () => {
  const gated = { schemaVersion: 1, route: '/online-payment', access: 'signed-in', blocks: [] }
  await writeFile(join(folder, 'harbour/pages/payment.json'), JSON.stringify(gated))
  const { get } = await site()
  const answer = await get('/online-payment?reference=7')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(
    '/sign-in?type=online-payment&redirect=%2Fonline-payment%3Freference%3D7&back=%2F',
  )
})

test('a car’s page shares its picture', async () => {
  const { get } = await site()
  const html = await (await get('/cars/car-a')).text()
  expect(html).toMatch(
    /og:image" content="http:\/\/harbour\.localhost\/media\/artwork\/[^"]+w=1280/,
  )
})

test('without its stock a site still says who to call', async () => {
  const down: StockDirectory = {
    of: () => Promise.reject(new Unavailable('gone', { cause: new Error('disk') })),
    ready: () => undefined,
    changed: () => undefined,
  }
  const { get, errors, services } = await site({ stock: down })
  const answer = await get('/search')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  const phone = services.directory.tenants().get('harbour')?.site.contact.phone ?? 'no phone'
  expect(await answer.text()).toContain(phone)
  expect(errors).toEqual(['site_unavailable'])
  const api = await get('/api/search')
  expect(api.status).toBe(503)
  expect(await api.json()).toMatchObject({ code: 'stock_unavailable' })
})

test('an address that ends with a slash leads to the one without', async () => {
  const { get } = await site()
  const answer = await get('/search/')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/search'])
})

test.each([
  ['//example.com/', '/example.com'],
  ['/\\\\example.com/', '/example.com'],
  ['//search?price.min=&make=Toyota', undefined],
])('an address such as %s never leads to another host', async (path, to) => {
  const { get } = await site()
  expect((await get(path)).headers.get('location') ?? undefined).toBe(to)
})

test('a page is made once for one content version, and anew for the next (D5)', async () => {
  let time = new Date('2026-11-21T02:00:00.000Z')
  const { get, services } = await site({ clock: () => time })
  const key = '200 harbour http://harbour.localhost /search? '
  await get('/search')
  const kept = services.cache.get(key, (await versionIn(services)) ?? '')
  expect(kept).toBeDefined()
  time = new Date('2026-11-21T02:16:00.000Z')
  await get('/search')
  expect(services.cache.get(key, kept?.version ?? '')).toBeUndefined()
})

async function versionIn(services: SiteServices): Promise<string | undefined> {
  const tenant = services.directory.tenants().get('harbour')
  if (!tenant) return undefined
  const stock = await services.stock.of(tenant)
  return versionOf(tenant, stock, momentOf(services.clock()))
}
