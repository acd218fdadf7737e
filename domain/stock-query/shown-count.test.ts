import { describe, expect, test } from 'vitest'
import { shownCount } from './shown-count.ts'
import { searchStateOf } from './url.ts'

const facets = { car_type: { used: 2100, new: 400 }, make: { Kia: 2600 } }

describe('a count of cars', () => {
  test.each([
    { count: 0, query: '', stockCount: 9000, shown: 0 },
    { count: 1998, query: '', stockCount: 9000, shown: 1998 },
    { count: 1999, query: '', stockCount: 9000, shown: 1999 },
    { count: 2000, query: '', stockCount: 9000, shown: 9000 },
    { count: 2000, query: '', stockCount: 0, shown: 0 },
    { count: 2000, query: '', stockCount: 'unknown', shown: 2500 },
    { count: 2000, query: 'car_type=used', stockCount: 'unknown', shown: 2600 },
    { count: 2000, query: 'car_type=used&make=Kia', stockCount: 'unknown', shown: 2000 },
    { count: Number.NaN, query: '', stockCount: 9000, shown: Number.NaN },
  ])(
    'of $count for "$query" shows as $shown where the site replaces large counts and its stock count is $stockCount (Spec 9.03)',
    ({ count, query, stockCount, shown }) => {
      const settings = {
        replaceLargeCounts: true,
        ...(typeof stockCount === 'number' && { stockCount }),
      }
      expect(shownCount({ count, facets }, searchStateOf(query), settings)).toBe(shown)
    },
  )

  test.each([1999, 2000, 1e12])('of %d shows as it is on any other site (Spec 9.03)', (count) => {
    const settings = { replaceLargeCounts: false, stockCount: 9000 }
    expect(shownCount({ count, facets }, searchStateOf(''), settings)).toBe(count)
  })

  test('above 1999 shows as it is where nothing can take its place (Spec 9.03)', () => {
    const settings = { replaceLargeCounts: true }
    expect(shownCount({ count: 5000, facets: {} }, searchStateOf(''), settings)).toBe(5000)
  })
})
