import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoStock } from '#demo/demo-stock.ts'
import { collections } from '#domain/content/collections.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { appWith, ask } from '../app.fixture.ts'
import { existingMatch } from '../tenants/content/content-records.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { directoryOf, inStock, sitesIn } from './site.fixture.ts'

const demoFolder = join(import.meta.dirname, '../../tenants')

/** A demo site with the content of stories in place of its own, and the pages of its template. */
async function siteWith(change: Partial<Tenant['content']> = {}, flags: object = {}) {
  const { tenants } = await sitesIn(demoFolder)
  const demo = tenants.get('harbour')
  if (!demo) throw new Error('expected the demo site harbour')
  const content = { ...fixtureContent, ...change }
  const site = { ...demo.site, flags: { ...demo.site.flags, ...flags } }
  const match = existingMatch(demo.template.match, content, site)
  let now = new Date('2026-11-21T02:00:00.000Z')
  const tenant = { ...demo, site, content, match }
  const { app } = await appWith({ directory: directoryOf([tenant]), clock: () => now })
  return {
    get: (path: string) => ask(app, path, {}, 'harbour.localhost'),
    setTime: (time: string) => {
      now = new Date(time)
    },
  }
}

const titles = (html: string): string[] =>
  Array.from(html.matchAll(/entry-title[^>]*><a [^>]*>([^<]*)/g), ([, title]) => title ?? '')

const offer = (id: string, more: object = {}) =>
  collections.offers.entry.parse({ id, name: `Offer ${id}`, ...more })

test('offers are listed until the end of their last day at the dealer’s, and by kind (Spec 2.11, 3.21, 4.29, D5)', async () => {
  const { get, setTime } = await siteWith()
  const all = await get('/offers')
  expect(titles(all.text)).toEqual(fixtureContent.offers.map(({ name }) => name))
  expect(titles((await get('/special-offers')).text)).toHaveLength(3)
  expect(titles((await get('/offers?kind=workshop')).text)).toEqual([
    'Logbook service at a fixed price',
    'Four tyres, fitted and balanced',
  ])
  setTime('2026-12-24T13:59:59.999Z')
  expect(titles((await get('/offers')).text)).toHaveLength(3)
  setTime('2026-12-24T14:00:00.000Z')
  expect(titles((await get('/offers')).text)).toEqual([
    'Logbook service at a fixed price',
    'Four tyres, fitted and balanced',
  ])
})

test('an offer has its conditions and the cars that it is about; one that is over says so (Spec 2.11, 3.21)', async () => {
  const { get, setTime } = await siteWith()
  const page = await get('/offers/demo-weeks')
  expect(page.text).toContain('<title>Demonstrators before Christmas | Harbour Motor Group</title>')
  expect(page.text).toContain('until they are sold')
  expect(page.text).toContain('Until 24 December 2026')
  expect((await get('/offers/no-such-offer')).status).toBe(404)
  setTime('2026-12-26T00:00:00.000Z')
  const over = await get('/offers/demo-weeks')
  expect(over.text).toContain('This offer ended on 24 December 2026.')
  expect(over.text).not.toContain('Ask about this offer')
})

test('two thousand offers are listed by the page, each page with its own address (Spec 2.11)', async () => {
  const offers = Array.from({ length: 2_000 }, (_, index) => offer(`n${index}`))
  const { get } = await siteWith({ offers })
  expect(titles((await get('/offers')).text)).toHaveLength(12)
  const last = await get('/offers?page=167')
  expect(titles(last.text)).toEqual(offers.slice(-8).map(({ name }) => name))
  expect(last.text).toContain('href="/offers?page=166"')
})

test('posts are listed the newest first, by category, and lead to each other (Spec 2.23)', async () => {
  const { get } = await siteWith()
  expect(titles((await get('/blog')).text)).toEqual([
    'Towing a boat to Rainbow Beach',
    'What we check before a car goes on this site, and what we leave alone',
    'A first winter with an electric car',
  ])
  expect(titles((await get('/blog/vehicle-reviews')).text)).toEqual([
    'Towing a boat to Rainbow Beach',
    'A first winter with an electric car',
  ])
  const post = await get('/blog/vehicle-reviews/towing-a-boat')
  expect(post.text).toContain('By Mel Tran')
  expect(post.text).toContain('"@type":"BlogPosting"')
  expect(post.text).toMatch(
    /aria-label="You are here".*href="\/blog".*href="\/blog\/vehicle-reviews"/,
  )
  expect(titles(post.text)).not.toContain('Towing a boat to Rainbow Beach')
  expect((await get('/blog/from-the-workshop/towing-a-boat')).status).toBe(404)
})

test('a page exists where its content does and its feature is on, and no block links to it elsewhere (Spec 1.11, 6.04, D4)', async () => {
  const { get } = await siteWith({ offers: [] }, { blog: false })
  for (const path of ['/offers', '/blog', '/blog/vehicle-reviews', '/roadside-assist']) {
    expect((await get(path)).status, path).toBe(404)
  }
  expect((await get('/warranty')).status).toBe(200)
  // The links that a dealer writes are reported by the check.
  const [main] = /<main.*<\/main>/s.exec((await get('/')).text) ?? []
  expect(main).toContain('href="/search')
  expect(main).not.toMatch(/href="\/(offers|blog|roadside-assist)"/)
})

test('from home and a car a visitor gets to all that a site is for, but to hold a car and value one (Spec 1.01)', async () => {
  const now = new Date('2026-11-21T02:00:00.000Z')
  const stock = demoStock('harbour', { now, count: 40 })
  const { app } = await appWith({ stock: inStock(stock), clock: () => now })
  const car = stock.find(
    ({ status, car_type, finance_lenders }) =>
      status === 'in_stock' && car_type === 'used' && finance_lenders,
  )
  const pages = [await ask(app, '/'), await ask(app, `/cars/${car?.slug}`)]
  const html = pages.map(({ text }) => text).join('')
  const hrefs = new Set(Array.from(html.matchAll(/href="([^"#]+)/g), ([, href = '']) => href))
  const leads = (pattern: RegExp) => [...hrefs].some((href) => pattern.test(href))
  for (const [purpose, pattern] of [
    ['searches', /^\/search\?/],
    ['sees a car', /^\/cars\/[\w-]+$/],
    ['finds saved cars', /^\/watchlist/],
    ['enquires', /^\/cars\/[\w-]+\/enquire/],
    ['books a drive', /^\/book-test-drive/],
    ['books a service', /^\/service/],
    ['asks for finance', /^\/finance/],
    ['sells a car', /^\/sell-my-car/],
    ['takes a brochure', /^\/api\/cars\/[\w-]+\/pdf/],
    ['rings', /^tel:/],
    ['reads offers', /^\/offers/],
    ['finds a location', /^\/locations\/[\w-]+/],
  ] as const) {
    expect.soft(leads(pattern), purpose).toBe(true)
  }
  expect(html).toMatch(/<form[^>]*action="\/search"/)
  expect(html).toContain('per week')
})

test('a home page leads to offers, a service and the sale of a car; a listing begins with three promises that turn on phones (Spec 2.48, 2.49)', async () => {
  const { app } = await appWith()
  const features = async (tenant: string, path: string) =>
    /class="features-list.*?<\/ul>/s.exec(
      (await ask(app, path, {}, `${tenant}.localhost`)).text,
    )?.[0]
  const home = (await features('lonestar', '/')) ?? ''
  expect(Array.from(home.matchAll(/href="([^"]+)"/g), ([, href]) => href)).toEqual([
    '/offers',
    '/service',
    '/sell-my-car',
  ])
  const listing = (await features('volt', '/search/used-cars')) ?? ''
  expect(listing).toContain('features-turn')
  expect(listing.match(/<h3/g)).toHaveLength(3)
})

test.each(['harbour', 'kiwi', 'lonestar', 'outback'])(
  'at %s a visitor reads offers, reviews with stars and dates, and the hours of each location (Spec 1.10, 9.21)',
  async (tenant) => {
    const { app, services } = await appWith({ clock: () => new Date('2026-11-21T02:00:00.000Z') })
    const main = async (path: string) =>
      /<main.*<\/main>/s.exec((await ask(app, path, {}, `${tenant}.localhost`)).text)?.[0] ?? ''
    const { content, site } = services.directory.tenants().get(tenant) ?? {}
    expect(titles(await main('/offers'))).toEqual(content?.offers.map(({ name }) => name))
    const said = await main('/dealerships')
    const reviews = said.split('data-block="reviews"')[1] ?? ''
    expect(reviews).toMatch(
      /aria-label="[\d.]+ (of|out of) 5 stars".*<blockquote>.*\d{4}, on Google/,
    )
    for (const { slug, visible } of site?.locations ?? []) {
      if (!visible) continue
      expect(said).toContain(`href="/locations/${slug}"`)
      expect(await main(`/locations/${slug}`)).toMatch(/>Opening hours<.*>Mon.*>Sun/s)
    }
  },
)

test('questions open their answers, by topic; a legal text names its site (Spec 2.21, 2.22)', async () => {
  const { get } = await siteWith()
  const questions = (await get('/pages/faqs')).text
  expect(questions).toMatch(/<h2>Finance<\/h2><details id="finance-time"><summary>How long/)
  const privacy = (await get('/privacy-policy')).text
  expect(privacy).toContain('Harbour Motor Group Pty Ltd (ABN 98 765 432 109) keeps')
  expect(privacy).toContain('In force from 1 July 2026')
  expect(privacy).toContain('<a href="#your-rights">Your rights</a>')
  expect(privacy).toContain('<h2 id="your-rights">Your rights</h2>')
})

test('the money-back terms of a demo dealer are those of the specification (Spec 2.20, 5.40)', async () => {
  const { app } = await appWith({})
  const { text } = await ask(app, '/brand-assured', {}, 'harbour.localhost')
  const [, main = ''] = text.split('<main')
  for (const term of [
    /within two days/,
    /300 kilometres/,
    /damage/,
    /two cars[^.]*twelve months/,
  ]) {
    expect(main).toMatch(term)
  }
})
