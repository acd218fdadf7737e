import { expect, test } from 'vitest'
import { Cache } from './cache.ts'

interface Text {
  readonly text: string
}
const text = (value: string): Text => ({ text: value })
const bytesOf = (value: Text) => value.text.length

test('a section evicts its least recently used entries first', () => {
  const pages = new Cache(1_000).section<Text>('pages', bytesOf)
  pages.set('a', text('x'.repeat(20)))
  pages.set('b', text('y'.repeat(20)))
  pages.get('a')
  pages.set('c', text('z'.repeat(20)))
  expect([pages.get('a'), pages.get('b')]).toEqual([text('x'.repeat(20)), undefined])
})

test('a flood in one section evicts nothing from another', () => {
  const cache = new Cache(100_000)
  const pages = cache.section<Text>('pages', bytesOf)
  const fragments = cache.section<Text>('fragments', bytesOf)
  pages.set('home', text('cached'))
  for (let n = 0; n < 10_000; n++) fragments.set(`${n}`, text('x'.repeat(100)))
  expect(pages.get('home')).toEqual(text('cached'))
  expect(cache.bytes).toBeLessThan(50_000)
})

test('keys and overhead are counted: many tiny values with long keys stay within the budget', () => {
  const cache = new Cache(1_000_000)
  const section = cache.section<Text>('pages', bytesOf)
  for (let n = 0; n < 10_000; n++) section.set(`${n}${'k'.repeat(8_000)}`, text(''))
  const [stats] = cache.stats()
  expect(stats?.bytes).toBeLessThanOrEqual(500_000)
  expect(stats?.entries).toBe(Math.floor(500_000 / (200 + 8_004)))
})

test('all sections together stay within the budget', () => {
  const cache = new Cache(1_000_000)
  for (const name of ['pages', 'fragments', 'cars', 'results', 'addresses'] as const) {
    const section = cache.section<Text>(name, bytesOf)
    for (let n = 0; n < 5_000; n++) section.set(`${n}`, text('x'.repeat(500)))
  }
  expect(cache.bytes).toBeGreaterThan(900_000)
  expect(cache.bytes).toBeLessThanOrEqual(1_000_000)
})

test('a value larger than its section is returned but not cached, and replaces the previous one', () => {
  const cache = new Cache(1_000)
  const section = cache.section<Text>('pages', bytesOf)
  section.set('a', text('old'))
  expect(section.set('a', text('x'.repeat(2_000))).text).toHaveLength(2_000)
  expect(section.get('a')).toBe(undefined)
  expect(cache.bytes).toBe(0)
})

test('a budget of 0 caches nothing', () => {
  const section = new Cache(0).section<Text>('pages', bytesOf)
  expect(section.keep('a', () => text('first'))).toEqual(text('first'))
  expect(section.keep('a', () => text('second'))).toEqual(text('second'))
})

test('a section reports its entries, bytes, hits and misses', () => {
  const cache = new Cache(10_000)
  const section = cache.section<Text>('pages', bytesOf)
  section.keep('a', () => text('one'))
  section.keep('a', () => text('two'))
  section.set('a', text('three'))
  section.delete('b')
  expect(cache.stats()).toEqual([
    { name: 'pages', entries: 1, bytes: 200 + 'a'.length + 5, hits: 1, misses: 1 },
  ])
  section.delete('a')
  expect(cache.stats()).toEqual([{ name: 'pages', entries: 0, bytes: 0, hits: 1, misses: 1 }])
})

test('an offered value is cached the second time: keys that occur once take no space', () => {
  const cache = new Cache(100_000)
  const section = cache.section<Text>('pages', bytesOf)
  section.set('home', text('cached'))
  for (let n = 0; n < 10_000; n++) section.offer(`junk ${n}`, text('x'.repeat(100)))
  expect(section.get('home')).toEqual(text('cached'))
  expect(cache.stats()[0]?.entries).toBeLessThan(50)
  expect(section.offer('junk 9999', text('second'))).toEqual(text('second'))
  expect(section.get('junk 9999')).toEqual(text('second'))
})

test('a section can be created only once', () => {
  const cache = new Cache(1_000)
  cache.section<Text>('pages', bytesOf)
  expect(() => cache.section<Text>('pages', bytesOf)).toThrow('already has a section "pages"')
})
