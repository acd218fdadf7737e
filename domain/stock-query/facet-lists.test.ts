import { describe, expect, test } from 'vitest'
import { listLimits } from './facet-lists.ts'
import { facetOf, isRangeFacet, isTermFacet, rangeFacets, termFacets } from './facets.ts'

test.each([
  ['body', 30],
  ['simple_body', 30],
  ['make', 100],
  ['model', 250],
  ['colour', 30],
  ['car_type', 6],
  ['price', 30],
  ['location_attribute', 30],
  ['fuel', 30],
  ['simple_fuel', 30],
  ['city', 20],
  ['location_name', 40],
  ['dealership_name', 40],
  ['dealership_slug', 40],
] as const)('the facet %s has at most %d values (Spec 9.06, 2.38)', (facet, limit) => {
  expect(facetOf(facet).limit).toBe(limit)
})

describe('the list of a filter', () => {
  test.each([
    { facet: 'make', popularMakes: false, shownFirst: 7, listed: 100 },
    { facet: 'make', popularMakes: true, shownFirst: 20, listed: 100 },
    { facet: 'model', popularMakes: true, shownFirst: 30, listed: 30 },
    { facet: 'car_type', popularMakes: true, shownFirst: 6, listed: 6 },
    { facet: 'city', popularMakes: false, shownFirst: 20, listed: 20 },
  ] as const)(
    'of $facet with popular makes $popularMakes shows $shownFirst of $listed first (Spec 9.06, 9.07)',
    ({ facet, popularMakes, ...limits }) => {
      expect(listLimits(facet, popularMakes)).toEqual(limits)
    },
  )

  test('never shows more first than it lists (Spec 9.07)', () => {
    const limits = termFacets.flatMap((facet) => [
      listLimits(facet, true),
      listLimits(facet, false),
    ])
    expect(limits.filter(({ shownFirst, listed }) => shownFirst > listed || listed < 1)).toEqual([])
  })
})

test('a facet is a list of values or a range, and an unknown name is neither (Spec 3.20)', () => {
  expect(termFacets.filter(isRangeFacet)).toEqual([])
  expect(rangeFacets.filter(isTermFacet)).toEqual([])
  expect(rangeFacets).toEqual(['price', 'subscription_price', 'year', 'km'])
  const unknown: string = 'moon'
  expect([facetOf(unknown), isTermFacet(unknown), isRangeFacet(unknown)]).toEqual([
    undefined,
    false,
    false,
  ])
})
