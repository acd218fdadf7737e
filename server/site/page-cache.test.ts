import { brotliDecompressSync } from 'node:zlib'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { isFullTest } from '../../scripts/test-extent.ts'
import { Cache } from '../cache/cache.ts'
import { silentLog } from '../log.fixture.ts'
import { type CachedPage, PageCache, type PersonalPage, type SharedPage } from './page-cache.ts'
import type { UrlCache } from './url-cache.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const page = (text: string, version = '1', validUntil = Number.POSITIVE_INFINITY) => ({
  audience: 'everyone' as const,
  status: 200 as const,
  headers: {},
  version,
  validUntil,
  body: new TextEncoder().encode(text),
})
const pageCache = (bytes = 100_000) => {
  const cache = new Cache(bytes)
  return { cache, pages: new PageCache(cache, silentLog) }
}

test('a page is served from the cache while its content version is current (Spec 4.29)', () => {
  const { pages } = pageCache()
  pages.add('a', page('cars', '1'), true)
  expect(pages.get('a', '1', noon)?.bodies.identity?.bytes).toEqual(page('cars').body)
  expect(pages.get('a', '2', noon)).toBeUndefined()
  expect(pages.get('a', '1', noon)).toBeUndefined()
})

test('a page is served from the cache until the time at which it changes (D5)', () => {
  const { pages } = pageCache()
  pages.add('a', page('cars', '1', noon), true)
  expect(pages.get('a', '1', noon - 1)).toBeDefined()
  expect(pages.get('a', '1', noon)).toBeUndefined()
})

test('equal content has an equal ETag, different content a different one', () => {
  const { pages } = pageCache()
  const first = pages.add('a', page('cars', '1'), true).etag
  expect(pages.add('a', page('cars', '2'), true).etag).toBe(first)
  expect(pages.add('a', page('utes', '3'), true).etag).not.toBe(first)
})

test('a search requested once is not cached, one requested twice is', () => {
  const { pages } = pageCache()
  pages.add('a', page('cars'), false)
  expect(pages.get('a', '1', noon)).toBeUndefined()
  pages.add('a', page('cars'), false)
  expect(pages.get('a', '1', noon)).toBeDefined()
})

test('a page is cached in the requested encodings only', () => {
  const { cache, pages } = pageCache()
  const text = 'cars '.repeat(2_000)
  const cached = pages.add('a', page(text), true)
  const body = pages.body(cached, 'br')
  expect(brotliDecompressSync(body).toString()).toBe(text)
  expect(pages.body(cached, 'br')).toBe(body)
  expect(cache.bytes).toBeLessThan(text.length / 2)
  expect(Buffer.from(pages.body(cached, 'identity')).toString()).toBe(text)
  expect(cache.bytes).toBeGreaterThan(text.length)
})

test('a page requested again is recompressed at a higher level, even if another encoding came between', async () => {
  const { pages } = pageCache()
  const text = Array.from({ length: 5_000 }, (_, n) => `car ${n * 7919} of ${n % 13}`).join(' ')
  const cached = pages.add('a', page(text), true)
  const fast = pages.body(cached, 'br').length
  pages.body(cached, 'gzip')
  pages.body(cached, 'br')
  await vi.waitUntil(() => pages.body(cached, 'br').length < fast)
  expect(brotliDecompressSync(pages.body(cached, 'br')).toString()).toBe(text)
})

/** All of this number in a full test, else a tenth, which shows the same. */
const share = (of: number) => (isFullTest ? of : of / 10)

test(`the first pages of ${share(1_000)} dealers stay in ${share(256)} MB while ${share(30_000)} searches pass (Spec 4.29)`, () => {
  const bytes = share(256 * 1024 * 1024)
  const { cache, pages } = pageCache(bytes)
  const shell = Array.from({ length: 3_000 }, (_, n) => `<li>${n * 7919 * 7919}</li>`).join('')
  const html = (name: string) => page(`<h1>${name}</h1>${shell}`)
  for (let dealer = 0; dealer < share(1_000); dealer++) {
    for (const path of ['/', '/search']) {
      pages.body(pages.add(`${dealer} ${path}`, html(`${dealer}`), true), 'gzip')
    }
  }
  const search = html('search')
  for (let number = 0; number < share(30_000); number++) {
    pages.add(`0 /search?q=${number}`, search, false)
  }
  expect(pages.get('0 /', '1', noon)).toBeDefined()
  expect(pages.get(`${share(1_000) - 1} /search`, '1', noon)).toBeDefined()
  expect(cache.bytes).toBeLessThan(bytes)
})

test('a response for one visitor has no type that a cache accepts, even with all other fields (Spec 6.02)', () => {
  expectTypeOf<Parameters<PageCache['add']>[1]>().toEqualTypeOf<SharedPage>()
  expectTypeOf<Parameters<UrlCache['remember']>[1]>().toEqualTypeOf<CachedPage>()
  type Described = PersonalPage & Omit<SharedPage, 'audience'>
  expectTypeOf<Described>().not.toExtend<SharedPage>()
  expectTypeOf<Described & Omit<CachedPage, 'audience'>>().not.toExtend<CachedPage>()
})
