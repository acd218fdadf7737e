import { expect, test } from 'vitest'
import { type FacetName, facets } from '#domain/stock-query/facets.ts'
import { emptyReading, type QueryReading } from '#domain/stock-query/query-reading.ts'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'
import {
  chosen,
  emptyState,
  type SearchState,
  withRange,
  withTerms,
} from '#domain/stock-query/state.ts'
import { fixtureCars } from '#parts/fixture-cars.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { storySite } from '#parts/story-site.ts'
import { nothingFound } from './nothing-found.ts'

type Count = (state: SearchState) => number

/** What is offered for a search, and the states that were searched for. */
async function offered(
  state: SearchState,
  count: Count,
  {
    reading = emptyReading,
    without,
  }: { reading?: QueryReading; without?: SearchResult['without'] } = {},
) {
  const asked: SearchState[] = []
  const search = ({ state: own, hitsPerPage }: SearchRequest): SearchResult => {
    asked.push(own)
    const result = fixtureResult(fixtureCars.slice(0, hitsPerPage), { count: count(own) })
    return { ...result, reading, ...(own === state && without && { without }) }
  }
  const ports = { search, best: {} }
  return { found: await nothingFound({ state, reading, site: storySite, ports }), asked }
}

const allFacets = facets.reduce<SearchState>(
  (state, { name, kind }) =>
    kind === 'range' ? withRange(state, name, { min: 1 }) : withTerms(state, name, ['x']),
  emptyState,
)
const filters = chosen(allFacets).length

test('the search itself counts what there is without each filter: one search for all of them (Spec 4.14)', async () => {
  const without: Partial<Record<FacetName, number>> = { colour: 3, make: 2, tag: 0 }
  const { found, asked } = await offered(allFacets, () => 0, { without })
  expect(found.ways.map(({ dropped, count }) => [dropped[0], count])).toEqual([
    ['colour', 3],
    ['make', 2],
  ])
  const uncounted = filters - Object.keys(without).length
  // One for the counts, some for what was not counted, one for the nearest cars.
  expect(asked.length).toBe(1 + Math.min(uncounted, 8) + 1)
})

test('thirty filters and fifty words that find nothing cost twenty searches at most (Spec 4.14)', async () => {
  const query = Array.from({ length: 50 }, () => 'suv').join(' ')
  const words = Array.from(
    { length: 50 },
    (_, n) => ({ facet: 'simple_body', values: ['SUV'], start: n * 4, end: n * 4 + 3 }) as const,
  )
  const reading = { ...emptyReading, filters: words }
  const state = { ...allFacets, query }
  const isAll = (own: SearchState) => own.query === '' && chosen(own).length === 0
  const { found, asked } = await offered(state, (own) => (isAll(own) ? 9 : 0), { reading })
  expect(found.ways).toEqual([])
  expect(found.nearest?.dropped).toHaveLength(filters + words.length)
  expect(found.nearest?.count).toBe(9)
  expect(asked.length).toBeLessThanOrEqual(20)
})

test.each([1, 2, 3, 17, filters])(
  'the nearest search drops the weakest %d parts and no more (Spec 4.14)',
  async (least) => {
    const count = (own: SearchState) => (filters - chosen(own).length >= least ? 5 : 0)
    const { found } = await offered(allFacets, count)
    expect(found.nearest?.dropped).toHaveLength(least)
    expect(found.nearest?.cars).toHaveLength(4)
  },
)
