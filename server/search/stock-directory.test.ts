import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { demoStock } from '#demo/demo-stock.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { Cache } from '../cache/cache.ts'
import { silentLog } from '../log.fixture.ts'
import { writeDemo } from '../stock/write/write-demo.ts'
import { openStore, type Store } from '../store/store.ts'
import { storeFile } from '../store/store-file.ts'
import { loadTenants } from '../tenants/load-tenants.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { fixtureRegistry, fixtureTenants } from '../tenants/tenants.fixture.ts'
import { changeFromStore } from './build/change-from-store.ts'
import { type StockBuilder, stockBuilder } from './build/stock-builder.ts'
import { stockDirectory } from './stock-directory.ts'

/** A busy machine may take many times as long as an idle one. */
const patience = { timeout: 15_000 }

const start = new Date('2026-06-01T00:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const hour = 3_600_000
const thread = join(import.meta.dirname, '../search/build/stock-thread.ts')
const request = { state: emptyState, hitsPerPage: 0, facets: [] }

let folder: string
let store: Store
let harbour: Tenant
let now: Date
beforeAll(async () => {
  await using tenants = await fixtureTenants()
  const loaded = (await loadTenants(tenants.root, fixtureRegistry)).tenants.get('harbour')
  if (!loaded) throw new Error('the fixture has no harbour')
  harbour = loaded
})
beforeEach(async () => {
  now = start
  folder = await mkdtemp(join(tmpdir(), 'stock-'))
  store = await openStore(storeFile(folder))
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const writeStock = (cars = demoStock('harbour', { now: start })) =>
  writeDemo(store.stock('harbour'), { cars, now: start })

/** A directory over the store; `database` may name another file. */
function directory({ database = storeFile(folder), maxBytes = 1e9 } = {}) {
  const threads = stockBuilder(thread, database)
  /** Until when whole builds take. */
  const whole = { until: Promise.resolve() }
  const builder: StockBuilder = {
    async build(request) {
      const built = await threads.build(request)
      await whole.until
      return built
    },
    change: (built, request) => changeFromStore(store.stock(request.tenant), built, request),
  }
  const cache = new Cache(10_000_000)
  const stock = stockDirectory({ builder, clock: () => now, log: silentLog, cache, maxBytes })
  return {
    stock,
    cache,
    whole,
    count: async (tenant = harbour) => (await stock.of(tenant)).search.search(request).count,
    [Symbol.asyncDispose]: () => threads.close(),
  }
}

test('after an import the old stock answers until the new one is indexed (Spec 4.01)', async () => {
  await using site = directory()
  const { stock, count } = site
  expect(await count()).toBe(0)
  await writeStock()
  expect(await count()).toBe(0)
  const before = stock.state(harbour)
  stock.changed('harbour')
  expect(stock.state(harbour)).toBe(before)
  await vi.waitUntil(() => stock.state(harbour)?.version !== before?.version, patience)
  expect(await count()).toBeGreaterThan(100)
})

test('the event loop keeps running while an index is built', async () => {
  await writeStock()
  await using site = directory()
  let turns = 0
  const turn = () => {
    turns++
    if (turns < 1_000_000) next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  await site.count()
  clearImmediate(next)
  // Built on this thread, it would turn once or twice.
  expect(turns).toBeGreaterThan(20)
})

test('a stock that cannot be read is read by a later request (Spec 4.14)', async () => {
  const database = join(folder, 'missing', 'forecourt.db')
  await using site = directory({ database })
  await expect(site.count()).rejects.toThrow('The stock of harbour cannot be read')
  expect(site.stock.state(harbour)).toBeUndefined()
  await mkdir(join(folder, 'missing'))
  now = later(2_000)
  expect(await site.count()).toBe(0)
})

test('an index is current until time alone changes it: a sold car leaves the list (Spec 4.01)', async () => {
  const [first] = demoStock('harbour', { now: start })
  if (!first) throw new Error('expected a demo car')
  const { created_at: _, ...car } = first
  const soldAt = later(-2 * 24 * hour).getTime() / 1_000
  await writeStock([{ ...car, status: 'sold', sold_date_timestamp: soldAt }])
  await using site = directory()
  expect(await site.count()).toBe(1)
  const { validUntil = 0, version } = site.stock.state(harbour) ?? {}
  expect(new Date(validUntil)).toEqual(later(24 * hour))
  now = later(24 * hour - 1)
  expect(site.stock.state(harbour)?.version).toBe(version)
  now = later(24 * hour)
  await vi.waitUntil(() => site.stock.state(harbour)?.version !== version, patience)
  expect(await site.count()).toBe(0)
})

/** Staff tag a car of the first two that the stock lists. */
async function tagged({ stock }: Pick<ReturnType<typeof directory>, 'stock'>, tag: string) {
  const { search, version } = await stock.of(harbour)
  const [car, other] = search.search({ state: emptyState, hitsPerPage: 2 }).hits
  if (!(car && other)) throw new Error('expected two cars')
  const by = { person: undefined, at: start.toISOString(), client: undefined }
  const [known] = await store.stock('harbour').corrections()
  const wanted = {
    car: car.id,
    correction: { field: 'tag' as const, value: tag },
    until: undefined,
  }
  const put = await store
    .corrections('harbour')
    .put({ ...wanted, version: known?.version ?? 0 }, by)
  expect(put).toBe('done')
  await stock.changed('harbour')
  expect(stock.state(harbour)?.version).not.toBe(version)
  return { car, other, before: search, after: (await stock.of(harbour)).search }
}

test('a corrected car is shown at once, and the others are the same objects (Spec 9.19, D35)', async () => {
  await writeStock()
  await using site = directory()
  const { car, other, before, after } = await tagged(site, 'One owner')
  expect(after.carById(car.id)).toEqual({ ...car, tag: 'One owner' })
  expect(after.carById(other.id)).toBe(other)
  expect(after.search({ state: { ...emptyState, terms: { tag: ['One owner'] } } }).count).toBe(1)
  expect(before.carById(car.id)).toBe(car)
})

test('a car that changes while its stock is built as a whole is shown before that is done, and after it', async () => {
  await writeStock()
  await using site = directory()
  const { stock, whole } = site
  const { version } = await stock.of(harbour)
  const built = Promise.withResolvers<void>()
  whole.until = built.promise
  now = later(25 * hour)
  stock.changed('harbour')
  expect(stock.stats().building).toBe(1)
  const { car, after } = await tagged(site, 'One owner')
  expect(after.carById(car.id)?.tag).toBe('One owner')
  expect(stock.stats().building).toBe(1)
  const changed = stock.state(harbour)?.version
  expect(changed).not.toBe(version)
  built.resolve()
  await vi.waitUntil(() => stock.stats().building === 0, patience)
  expect((await stock.of(harbour)).search.carById(car.id)?.tag).toBe('One owner')
})

test('an idle index is dropped, and its pages stay valid', async () => {
  await writeStock()
  await using site = directory()
  const { stock, count } = site
  await count()
  const state = stock.state(harbour)
  const other: Tenant = { ...harbour, slug: 'kiwi' }
  now = later(hour)
  await count(other)
  expect(stock.stats().indexes).toBe(1)
  expect(stock.state(harbour)).toEqual(state)
  expect(await count()).toBeGreaterThan(100)
  expect(stock.stats().indexes).toBe(2)
})

test('indexes together stay within their limit: the least recently used is dropped', async () => {
  await writeStock()
  await using site = directory({ maxBytes: 1 })
  const { stock, count } = site
  await count()
  await count({ ...harbour, slug: 'kiwi' })
  expect(stock.stats().indexes).toBe(1)
  stock.changed('harbour')
  expect(stock.state(harbour)).toBeUndefined()
})

test('a car is the same object in every result while it is cached', async () => {
  await writeStock()
  await using site = directory()
  const { search } = await site.stock.of(harbour)
  const first = () => search.search({ state: emptyState }).hits[0]
  const car = first()
  expect(car?.slug).toBeTruthy()
  expect(first()).toBe(car)
  expect(search.carBySlug(car?.slug ?? '')).toBe(car)
  expect(search.carBySlug('no-such-car')).toBeUndefined()
})

test('an uncached search finds the same cars, and neither reads nor fills the cache', async () => {
  await writeStock()
  await using site = directory()
  const { stock, cache } = site
  const { search, uncached } = await stock.of(harbour)
  const first = { state: emptyState, hitsPerPage: 3 }
  const before = cache.stats()
  const { hits } = uncached.search(first)
  expect(uncached.carBySlug(hits[0]?.slug ?? '')).toEqual(hits[0])
  expect(cache.stats()).toEqual(before)
  expect(search.search(first).hits).toEqual(hits)
  const cached = cache.stats()
  expect(cached.find(({ name }) => name === 'cars')?.entries).toBe(3)
  expect(uncached.search(first).hits).toEqual(hits)
  expect(cache.stats()).toEqual(cached)
})

test("the site's own meaning of a word is that of its search (D10)", async () => {
  await using site = directory()
  await writeStock()
  const searchWords = [{ words: ['family'], name: 'Seven seats', filter: 'seats >= 7' }]
  const tenant = { ...harbour, site: { ...harbour.site, searchWords } }
  const { search } = await site.stock.of(tenant)
  const { hits, reading } = search.search({ state: { ...emptyState, query: 'family' } })
  expect(reading.filters.map(({ text }) => text)).toEqual(['Seven seats'])
  expect(hits.length).toBeGreaterThan(0)
  expect(hits.filter(({ seats = 0 }) => seats < 7)).toEqual([])
})
