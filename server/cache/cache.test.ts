import { expect, test } from 'vitest'
import { Cache } from './cache.ts'

const letters = (value: string) => value.length

test('sections share one budget, and what was used longest ago goes first, whichever section it is in', () => {
  const cache = new Cache(1_000)
  const pages = cache.section<string>('pages', letters)
  const cards = cache.section<string>('cards', letters)
  pages.set('a', 'x'.repeat(100))
  cards.set('a', 'y'.repeat(100))
  pages.set('b', 'z'.repeat(100))
  expect(pages.get('a')).toBe('x'.repeat(100))
  cards.set('b', 'w'.repeat(100))
  expect(cards.get('a')).toBe(undefined)
  expect(pages.get('a')).toBe('x'.repeat(100))
})

test('keys and overhead are counted: many tiny values under long keys stay within the budget', () => {
  const cache = new Cache(1_000_000)
  const section = cache.section<string>('junk', letters)
  for (let n = 0; n < 10_000; n++) section.set(`${n}${'k'.repeat(8_000)}`, '')
  expect(cache.bytes).toBeLessThanOrEqual(1_000_000)
  const [stats] = cache.stats()
  expect(stats?.bytes).toBe(cache.bytes)
  expect(stats?.entries).toBe(Math.floor(1_000_000 / (200 + 'junk '.length + 8_004)))
})

test('a value larger than the budget is answered and not kept, and the one before it goes', () => {
  const cache = new Cache(1_000)
  const section = cache.section<string>('pages', letters)
  section.set('a', 'old')
  expect(section.set('a', 'x'.repeat(2_000))).toHaveLength(2_000)
  expect(section.get('a')).toBe(undefined)
  expect(cache.bytes).toBe(0)
})

test('a budget of nothing keeps nothing', () => {
  const section = new Cache(0).section<string>('pages', letters)
  expect(section.keep('a', () => 'first')).toBe('first')
  expect(section.keep('a', () => 'second')).toBe('second')
})

test('a section tells its entries, bytes, hits and misses', () => {
  const cache = new Cache(10_000)
  const section = cache.section<string>('pages', letters)
  section.keep('a', () => 'one')
  section.keep('a', () => 'two')
  section.set('a', 'three')
  section.delete('b')
  expect(cache.stats()).toEqual([
    { name: 'pages', entries: 1, bytes: 200 + 'pages a'.length + 5, hits: 1, misses: 1 },
  ])
  section.delete('a')
  expect(cache.stats()).toEqual([{ name: 'pages', entries: 0, bytes: 0, hits: 1, misses: 1 }])
})

test('a value that is offered is kept from the second time on: keys that come once take no room', () => {
  const cache = new Cache(100_000)
  const section = cache.section<string>('pages', letters)
  section.set('home', 'kept')
  for (let n = 0; n < 10_000; n++) section.offer(`junk ${n}`, 'x'.repeat(100))
  expect(section.get('home')).toBe('kept')
  expect(cache.stats()[0]?.entries).toBeLessThan(50)
  expect(section.offer('junk 9999', 'again')).toBe('again')
  expect(section.get('junk 9999')).toBe('again')
})
