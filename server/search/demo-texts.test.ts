import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEMO_TENANTS, demoStock } from '#demo/demo-stock.ts'
import { formatNumber } from '#domain/format.ts'
import { siteSchema } from '#domain/site/site.ts'
import { pinsOf, withPins } from '#domain/stock-query/pins.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { buildRequest, indexOptions } from './build/index-options.ts'
import { searchOfCars } from './search-of-cars.ts'

const root = join(import.meta.dirname, '../../tenants')
const now = new Date('2026-03-20T09:00:00Z')

/** Every text in a JSON value, with the name of its field. */
function textsIn(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, item]) => textsIn(item, field))
}

const textsOf = (tenant: string) =>
  globSync(`${tenant}/**/*.json`, { cwd: root }).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(join(root, file), 'utf8'))),
  )

describe.each(DEMO_TENANTS)('what %s says', (tenant) => {
  const texts = textsOf(tenant)
  const cars = demoStock(tenant, { now })
  const site = siteSchema.parse(JSON.parse(readFileSync(join(root, tenant, 'site.json'), 'utf8')))
  const search = searchOfCars(cars, indexOptions(buildRequest(tenant, site, now)))
  const countOf = (href: string): number => {
    const { pathname, searchParams } = new URL(href, 'http://dealer.example')
    const [, ...segments] = pathname.split('/').filter((segment) => segment !== '')
    const pins = segments.length === 0 ? {} : pinsOf(segments, search)
    if (!pins) return 0
    const state = withPins(searchStateOf(searchParams), pins)
    return search.search({ state, facets: [] }).count
  }

  test('its links to searches find cars (Spec 2.17)', () => {
    const links = texts.filter(({ name, text }) => name === 'href' && /^\/search\b/.test(text))
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter(({ text }) => countOf(text) === 0)).toEqual([])
  })

  test('its rows of cars are not empty (Spec 2.33)', () => {
    const rows = texts.filter(({ name }) => name === 'refine').map(({ text }) => `/search?${text}`)
    expect(rows.filter((href) => countOf(href) < 3)).toEqual([])
  })

  test('the words that its search suggests find cars (Spec 2.38)', () => {
    const [hint] = texts.filter(({ name }) => name === 'keywordPlaceholder')
    const words = (hint?.text ?? '')
      .replace(/^Try /, '')
      .split(/, | or /)
      .filter(Boolean)
    const countOfWord = (query: string) =>
      search.search({ state: { ...emptyState, query }, facets: [] }).count
    expect(words.filter((word) => countOfWord(word) === 0)).toEqual([])
  })

  test('a highest price that it names holds for every car', () => {
    const limit = texts.flatMap(({ text }) => /Nothing over \$([\d,]+)/.exec(text)?.[1] ?? [])[0]
    const highest = Math.max(...cars.map(({ price = 0 }) => price))
    if (limit)
      expect(highest, formatNumber(highest, 'en-US')).toBeLessThanOrEqual(
        Number(limit.replaceAll(',', '')),
      )
  })

  test('it does not mix promises: one time to change your mind, no drive-away beside charges', () => {
    const all = texts.map(({ text }) => text).join('\n')
    expect(all).not.toMatch(/48.hours?|excluding government|priced once/i)
    if (/price to drive away/i.test(all)) {
      const types = new Set(cars.flatMap(({ price, price_type }) => (price ? [price_type] : [])))
      expect(types).toEqual(new Set(['drive_away']))
    }
  })
})
