import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaVersion } from '#pages/page.ts'
import { blocks } from '#pages/render/registry.ts'
import { Unavailable } from '#pages/render/request.ts'
import { testApp } from '../app.fixture.ts'
import { Cache } from '../cache/cache.ts'
import { silentLog } from '../log.fixture.ts'
import type { StockDirectory } from '../search/stock-directory.ts'
import { type LoadedTenants, loadTenants } from '../tenants/load-tenants.ts'
import { loadedDirectory } from '../tenants/loaded-directory.fixture.ts'
import { pageCaches, type SiteServices } from './services.ts'
import { car, cars, directoryOf, inStock, siteServices } from './site.fixture.ts'

const root = join(import.meta.dirname, '../..')
let folder: string
/** The sites as they are in the folder, read again after an edit. */
let loaded: Promise<LoadedTenants> | undefined
const sites = async () => {
  loaded ??= loadTenants(folder, blocks)
  return loadedDirectory(await loaded)
}
const write = async (file: string, text: string) => {
  await writeFile(join(folder, file), text)
  loaded = undefined
}
const edit = async (file: string, change: (text: string) => string) => {
  await write(file, change(await readFile(join(folder, file), 'utf8')))
}

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'forecourt-site-')), 'tenants')
  await cp(join(root, 'tenants'), folder, { recursive: true })
  await edit('harbour/pages/about-us.json', (text) => text.replace('"heading": ', '"headin": '))
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

async function site(change: Partial<SiteServices> = {}) {
  const { services, errors } = await siteServices(folder, {
    ...change,
    directory: change.directory ?? (await sites()),
  })
  const app = testApp(services)
  const get = (path: string, host = 'harbour.localhost', headers: Record<string, string> = {}) =>
    app.request(`http://${host}${path}`, { headers: { host, ...headers } })
  return { get, errors, services }
}

test('an invalid page file affects that page only, and visitors do not see its errors', async () => {
  const { get, errors } = await site()
  const faulty = await get('/about-us')
  expect(faulty.status).toBe(500)
  expect(await faulty.text()).not.toContain('unknown name')
  expect(errors).toContain('page_faulty')
  expect((await get('/')).status).toBe(200)
  expect((await get('/about-us', 'kiwi.localhost')).status).toBe(200)
})

test('the tracking of a site is declared in its pages, with the script for it and no other (Spec 7.19)', async () => {
  const { get } = await site()
  const asked = await get('/')
  const html = await asked.text()
  expect(html).toMatch(
    /<html lang="en-AU" data-measure="events data-layer ask:\w+" data-scene="hall">/,
  )
  expect(html).toMatch(/<body>(<link rel="preload"[^>]*>)*<section id="consent-notice" /)
  // It shows before the first paint, or not at all.
  expect(html).toMatch(/<\/section><script>[^<]*dataset\.asks[^<]*<\/script>/)
  expect(html).toContain('<a href="#consent-notice"')
  expect(html).toContain('<script src="/assets/tracking.js" defer></script>')
  const policy = asked.headers.get('content-security-policy') ?? ''
  // Beacons go to the site itself.
  expect(policy).toContain("default-src 'self';")
  expect(policy).not.toContain('connect-src')
  const unasked = await (await get('/', 'kiwi.localhost')).text()
  expect(unasked).toContain('data-measure="events"')
  expect(unasked).not.toContain('consent-notice')
})

test('only a site with maps allows the hosts of maps in its pages (Spec 2.35)', async () => {
  const { get } = await site()
  const policyAt = async (host: string) =>
    (await get('/contact-us', host)).headers.get('content-security-policy')
  expect(await policyAt('harbour.localhost')).toContain(
    '; frame-src https://www.google.com https://www.openstreetmap.org;',
  )
  expect(await policyAt('kiwi.localhost')).not.toContain('frame-src')
})

test('a site without tracking has no tracking script and no consent notice (Spec 7.19)', async () => {
  await edit('kiwi/site.json', (text) => text.replace(/ {2}"tracking": \{[^}]*\},\n/, ''))
  const { get } = await site()
  const response = await get('/', 'kiwi.localhost')
  const html = await response.text()
  expect(html).not.toMatch(/data-measure|consent-notice|tracking\.js/)
})

test('in development an invalid page file shows its errors with line and column', async () => {
  const { get } = await site({
    development: { transform: async (_path, html) => html },
  })
  const faulty = await get('/about-us')
  expect(faulty.status).toBe(500)
  const text = await faulty.text()
  expect(text).toMatch(/tenants\/harbour\/pages\/about-us\.json:\d+:\d+/)
  expect(text).toContain('unknown name')
})

test('an invalid site file takes down that site only, with an apology', async () => {
  await cp(join(folder, 'kiwi'), join(folder, 'weka'), { recursive: true })
  await edit('weka/site.json', (text) =>
    text.replace('"kiwi"', '"weka"').replace('"name"', '"nam"'),
  )
  const { get } = await site()
  expect((await get('/', 'weka.localhost')).status).toBe(503)
  expect((await get('/', 'kiwi.localhost')).status).toBe(200)
  expect((await get('/', 'moa.localhost')).status).toBe(404)
})

test('a search page has its title, canonical URL and robots rule (D7)', async () => {
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

test.each(['foo=%010%02', 'make=%010%02Toyota', 'query=%02%010%02', 'a=1&a=2&utm_source=%00'])(
  'no control character of a URL reaches the page: ?%s (D7)',
  async (query) => {
    const { get } = await site()
    const html = await (await get(`/search?${query}`)).text()
    expect(html).not.toMatch(/[^\P{Cc}\n]/u)
    // Markup inside an attribute would mean that a text was taken for a template's placeholder.
    expect(html).not.toMatch(/value="[^"]*</)
  },
)

test('parameters that are not ours change nothing on a page (D7)', async () => {
  const { get } = await site()
  const [bare, more] = await Promise.all(
    ['make=Toyota', 'utm_source=mail&make=Toyota&a[b]=c&junk=%01'].map(async (query) =>
      (await get(`/search?${query}`)).text(),
    ),
  )
  expect(more).toBe(bare)
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

test('promotions appear at positions 8 and 17 of the cards (Spec 2.42)', async () => {
  const { get } = await site()
  const html = await (await get('/search')).text()
  const [, results = ''] = html.split('id="results"')
  const parts = results.split('<aside').slice(0, 2)
  expect(parts.map((part) => part.split('<article').length - 1)).toEqual([7, 8])
})

test('a withdrawn car answers 410, an unknown one 404 (D13)', async () => {
  const { get } = await site()
  expect((await get('/cars/car-a')).status).toBe(200)
  expect((await get('/cars/car-b')).status).toBe(410)
  expect((await get('/cars/car-z')).status).toBe(404)
})

test.each(['harbour.localhost', 'kiwi.localhost'])(
  'the page of a withdrawn car at %s says so and shows similar cars, the nearest price first (D13, D17)',
  async (host) => {
    const ute = (id: string, more: object) => car(id, { simple_body: 'Ute', ...more })
    const stock = inStock([
      ute('gone', { status: 'withdrawn', price: 30_000 }),
      ute('far', { price: 50_000 }),
      ute('near', { price: 31_000 }),
      car('other', { simple_body: 'SUV', price: 30_000 }),
      car('alone', { simple_body: 'Van', status: 'withdrawn' }),
    ])
    const { get } = await site({ stock })
    const gone = await get('/cars/car-gone', host)
    expect(gone.status).toBe(410)
    const html = await gone.text()
    expect(html).toContain('2021 Toyota Hilux is no longer for sale')
    // Its name and its drawing.
    expect(html).toMatch(/<p>2021 Toyota Hilux[^<]*<\/p><h1/)
    expect(html).toMatch(/data-state="sold">.*?<img[^>]* alt="Drawing of a [^"]*" /)
    expect(html).toContain('<meta name="robots" content="noindex">')
    // As cards, or a line each.
    const cars = (text: string) =>
      Array.from(text.matchAll(/<a href="\/cars\/([^"]*)" class="cover-link"/g), ([, slug]) => slug)
    expect(cars(html)).toEqual(['car-near', 'car-far'])
    const alone = await get('/cars/car-alone', host)
    expect([alone.status, cars(await alone.text())]).toEqual([410, []])
  },
)

test('a template without a page for withdrawn cars shows its 404 page with 410 (D13)', async () => {
  const harbour = (await sites()).tenants().get('harbour')
  if (!harbour) throw new Error('the demo has no harbour')
  const match: typeof harbour.match = (path) => (path === '/410' ? [] : harbour.match(path))
  const { get } = await site({ directory: directoryOf([{ ...harbour, match }]) })
  const response = await get('/cars/car-b')
  expect(response.status).toBe(410)
  expect(await response.text()).toContain('<title>Page not found')
})

test.each(['/404', '/410', '/500'])('%s is not a page of its own (D22)', async (path) => {
  const { get } = await site()
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('<title>Page not found')
})

test('a gated page redirects to the sign-in, with the path to return to (Spec 2.30)', async () => {
  const gated = { schemaVersion, route: '/online-payment', access: 'signed-in', blocks: [] }
  await write('harbour/pages/payment.json', JSON.stringify(gated))
  const { get } = await site()
  const response = await get('/online-payment?reference=7')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(
    '/sign-in?type=online-payment&redirect=%2Fonline-payment%3Freference%3D7&back=%2F',
  )
})

test('a car’s page shares its picture', async () => {
  const { get } = await site()
  const html = await (await get('/cars/car-a')).text()
  expect(html).toMatch(
    /og:image" content="http:\/\/harbour\.localhost\/media\/link\/car\/[^"]+\?v=/,
  )
  expect(html).toMatch(/og:image:width" content="1200".*og:image:height" content="630"/)
  expect(html).toMatch(/og:image:alt" content="2021 Toyota Hilux, \$42,990/)
})

test('without its stock a site still shows its phone number', async () => {
  const down: StockDirectory = {
    of: () => Promise.reject(new Unavailable('gone', { cause: new Error('disk') })),
    state: () => undefined,
    changed: async () => undefined,
    stats: () => ({ indexes: 0, bytes: 0, building: 0 }),
    close: () => undefined,
  }
  const { get, errors, services } = await site({ stock: down })
  const response = await get('/search')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  const phone = services.directory.tenants().get('harbour')?.site.contact.phone ?? 'no phone'
  expect(await response.text()).toContain(phone)
  expect(errors).toEqual(['site_unavailable'])
  const api = await get('/api/search')
  expect(api.status).toBe(503)
  expect(await api.json()).toMatchObject({ code: 'stock_unavailable' })
})

test('a request with the current ETag gets 304, any other the page (RFC 9110, 13.1.2)', async () => {
  const { get } = await site()
  const ask = async (tag: string) =>
    (await get('/about-us', 'kiwi.localhost', { 'if-none-match': tag })).status
  const tag = (await get('/about-us', 'kiwi.localhost')).headers.get('etag') ?? ''
  expect([await ask(tag), await ask(`"x", W/${tag}`), await ask('*')]).toEqual([304, 304, 304])
  expect([await ask(`"zz${tag.slice(1)}`), await ask(tag.slice(1, -1))]).toEqual([200, 200])
})

test('a path with a trailing slash redirects permanently to the one without, with its query', async () => {
  const { get } = await site()
  const response = await get('/search/?make=Kia&utm_source=mail')
  expect([response.status, response.headers.get('location')]).toEqual([
    308,
    '/search?make=Kia&utm_source=mail',
  ])
})

test('the addresses that a page had before lead to it for good, in place of the template’s page (Spec 6.04)', async () => {
  const header = { id: 'header', block: 'site-header' }
  const page = (route: string, movedFrom: string[]) =>
    JSON.stringify({ schemaVersion, route, movedFrom, blocks: [header] })
  await write('kiwi/pages/paying.json', page('/paying', ['/finance', '/loans']))
  await write('kiwi/pages/visit.json', page('/visit/:location', ['/yards/:location']))
  await write('kiwi/pages/a-later-page.json', page('/later', ['/paying']))
  const { get } = await site()
  const to = async (path: string) => {
    const { status, headers } = await get(path, 'kiwi.localhost')
    return [status, headers.get('location')]
  }
  expect(await to('/finance?utm_source=mail')).toEqual([308, '/paying?utm_source=mail'])
  expect(await to('/loans')).toEqual([308, '/paying'])
  expect(await to('/paying')).toEqual([200, null])
  expect(await to('/yards/a%20b%2F')).toEqual([308, '/visit/a%20b%2F'])
  expect((await get('/finance')).status).toBe(200)
})

test('/cars, a shortened address of a car, leads to the search with its query (Spec 2.02, 2.17)', async () => {
  const { get } = await site()
  const { status, headers } = await get('/cars?make=Toyota')
  expect([status, headers.get('location')]).toEqual([308, '/search?make=Toyota'])
})

test('the URL of a form sent without script redirects to the canonical one, with the parameters that are not ours (D7)', async () => {
  const { get } = await site()
  const response = await get('/search?price.min=&make=Kia&utm_source=mail')
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/search?make=Kia&utm_source=mail',
  ])
})

test.each([
  ['//example.com/', '/example.com'],
  ['/\\\\example.com/', '/example.com'],
  ['//search?price.min=&make=Toyota', undefined],
])('a path such as %s never redirects to another host', async (path, to) => {
  const { get } = await site()
  expect((await get(path)).headers.get('location') ?? undefined).toBe(to)
})

test('a page is rendered again when a block’s last day ends, and not before (D5)', async () => {
  const promise = { type: 'paragraph', text: 'Free delivery until Sunday.' }
  const text = { id: 'text', block: 'rich-text', props: { parts: [promise] } }
  const blocks = [{ ...text, when: { until: '2026-11-22' } }]
  const page = { schemaVersion, route: '/delivery', blocks }
  await write('harbour/pages/delivery.json', JSON.stringify(page))
  let now = new Date('2026-11-21T02:00:00.000Z')
  const cache = new Cache(10_000_000)
  const { get } = await site({ clock: () => now, ...pageCaches(cache, silentLog) })
  const html = async () => (await get('/delivery')).text()
  const cached = () => cache.stats().find(({ name }) => name === 'pages')?.hits
  expect(await html()).toContain('until Sunday')
  expect(cached()).toBe(0)
  now = new Date('2026-11-22T13:59:59.999Z')
  expect(await html()).toContain('until Sunday')
  expect(cached()).toBe(1)
  now = new Date('2026-11-22T14:00:00.000Z')
  expect(await html()).not.toContain('until Sunday')
})

test('blocks that are not on the page are refused, and take no space in the cache (Spec 9.02)', async () => {
  const cache = new Cache(10_000_000)
  const { get } = await site(pageCaches(cache, silentLog))
  const before = cache.bytes
  for (let n = 0; n < 100; n++) {
    const response = await get(`/search?_blocks=results.${'x'.repeat(4_000)}${n}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'no_such_block' })
  }
  expect(cache.bytes - before).toBeLessThan(100_000)
  expect((await get('/search?_blocks=results.filters')).status).toBe(200)
})
