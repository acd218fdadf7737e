import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { silentLog } from '../log.fixture.ts'
import { PageCache } from './page-cache.ts'

const page = (text: string, version = '1') => ({
  status: 200 as const,
  headers: {},
  version,
  body: new TextEncoder().encode(text),
})

test('a page is answered as long as its content version is the current one', () => {
  const cache = new PageCache(1_000, silentLog)
  cache.set('a', page('cars', '1'))
  expect(cache.get('a', '1')?.bodies.identity).toEqual(page('cars').body)
  expect(cache.get('a', '2')).toBeUndefined()
  expect(cache.get('a', '1')).toBeUndefined()
})

test('equal content has an equal ETag, other content another', () => {
  const cache = new PageCache(1_000, silentLog)
  const first = cache.set('a', page('cars', '1')).etag
  expect(cache.set('a', page('cars', '2')).etag).toBe(first)
  expect(cache.set('a', page('utes', '3')).etag).not.toBe(first)
})

test('the oldest pages make way when the bytes are used up', () => {
  const cache = new PageCache(10, silentLog)
  cache.set('a', page('12345'))
  cache.set('b', page('12345'))
  cache.set('c', page('12345'))
  expect(cache.get('a', '1')).toBeUndefined()
  expect(cache.get('b', '1')).toBeDefined()
  expect(cache.get('c', '1')).toBeDefined()
})

test('a page is compressed once and the compressed bytes unfold to the page', () => {
  const cache = new PageCache(10_000, silentLog)
  const kept = cache.set('a', page('cars '.repeat(100)))
  const body = cache.body(kept, 'br')
  expect(brotliDecompressSync(body).toString()).toBe('cars '.repeat(100))
  expect(cache.body(kept, 'br')).toBe(kept.bodies.br)
})
