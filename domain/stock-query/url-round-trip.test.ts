import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rangeFacets, termFacets } from './facets.ts'
import { canonicalPath, pinsOf, searchPages, searchPath, withPins } from './pins.ts'
import { emptyState, type SearchState, sortedTerms, sortOrders } from './state.ts'
import { searchParamsOf, searchStateOf } from './url.ts'

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((value) =>
    value
      .toWellFormed()
      .replace(/\p{Cc}/gu, '')
      .trim(),
  )
  .filter((value) => value !== '')

const listsOf = (value: fc.Arbitrary<string>, minLength: number) =>
  fc.dictionary(fc.constantFrom(...termFacets), fc.array(value, { minLength, maxLength: 4 }))

const end = fc.oneof(
  fc.nat(),
  fc.nat().map((value) => value / 8),
)
const range = fc
  .tuple(fc.option(end), fc.option(end))
  .filter(([a, b]) => a !== null || b !== null)
  .map(([a, b]) => {
    if (a === null) return { max: b ?? 0 }
    return b === null ? { min: a } : { min: Math.min(a, b), max: Math.max(a, b) }
  })

/** Every state that the types and their comments allow. */
const state: fc.Arbitrary<SearchState> = fc.record({
  query: fc.oneof(fc.constant(''), text),
  page: fc.integer({ min: 1, max: 100_000 }),
  sortBy: fc.constantFrom(...sortOrders),
  terms: listsOf(text, 1).map((lists) =>
    Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, sortedTerms(values)])),
  ),
  ranges: fc.dictionary(fc.constantFrom(...rangeFacets), range),
})

/** Whatever the types let through: unsorted, blank, endless, NaN. */
const absurd: fc.Arbitrary<SearchState> = fc.record({
  query: fc.string({ unit: 'binary' }),
  page: fc.double(),
  sortBy: fc.constantFrom(...sortOrders),
  terms: listsOf(fc.string({ unit: 'binary', maxLength: 300 }), 0),
  ranges: fc.dictionary(
    fc.constantFrom(...rangeFacets),
    fc.record({ min: fc.double(), max: fc.double() }, { requiredKeys: [] }),
  ),
})

/** Objects of fast-check have no prototype; ours do. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the URL of a search', () => {
  test('is on each of its pages that of the search on this page (D7)', () => {
    fc.assert(
      fc.property(absurd, fc.integer({ min: 1, max: 100_001 }), (state, page) => {
        expect(searchPages(state)(page)).toBe(searchPath({ ...state, page }))
      }),
    )
  })

  test('is read as the state that was written (D7)', () => {
    fc.assert(
      fc.property(state, (state) => {
        expect(plain(searchStateOf(searchParamsOf(state)))).toEqual(plain(state))
      }),
    )
  })

  test('stays the same when parsed and written again, for any state (D7)', () => {
    fc.assert(
      fc.property(absurd, (state) => {
        const written = searchParamsOf(state)
        expect(searchParamsOf(searchStateOf(written))).toBe(written)
      }),
    )
  })

  test('reads any text without throwing, and what it reads is canonical (D7)', () => {
    const name = fc.constantFrom(
      ...['make', 'price', 'page', 'price.min', 'range[km]', 'menu[make]', '__proto__', 'a['],
      ...['price.max', 'miles.min', 'year'],
    )
    const ends = fc.tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom(':', ''), fc.string())
    const value = fc.oneof(
      fc.string(),
      ends.map((parts) => parts.join('')),
    )
    const pairs = fc.array(fc.tuple(fc.oneof(name, fc.string()), value))
    fc.assert(
      fc.property(pairs, (pairs) => {
        const read = searchStateOf(new URLSearchParams(pairs))
        expect(searchStateOf(searchParamsOf(read))).toEqual(read)
      }),
    )
  })
})

test('the address for search engines leads back to the search (D7)', () => {
  const name = fc.constantFrom(
    'Toyota',
    'Land Rover',
    'Used Cars',
    'SUV',
    '..',
    'M&M',
    'A/B',
    'Mini',
  )
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 2 }).map(sortedTerms)
  // Of all three it is the search that names none.
  const type = fc.subarray(['demo', 'new', 'used'], { minLength: 1, maxLength: 2 })
  const terms = fc.record(
    { make: names, model: names, simple_body: names, car_type: type, colour: names },
    { requiredKeys: [] },
  )
  const stocked = fc.subarray(['Toyota', 'Land Rover', 'Used Cars', 'SUV', '..', 'M&M', 'Mini'])
  fc.assert(
    fc.property(terms, stocked, (terms, makes) => {
      const modelsByMake = Object.fromEntries(makes.map((make) => [make, ['Mini', 'A/B']]))
      const known = { makes, modelsByMake, bodies: ['SUV', 'Mini'] }
      const { pathname, searchParams } = new URL(
        canonicalPath({ ...emptyState, terms }, (path) => pinsOf(path, known)),
        'https://example.com',
      )
      const pins = pinsOf(pathname.split('/').slice(2).map(decodeURIComponent), known)
      expect(plain(withPins(searchStateOf(searchParams), pins).terms)).toEqual(plain(terms))
    }),
  )
})
