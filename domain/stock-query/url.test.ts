import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeFacets, termFacets } from './facets.ts'
import { emptyState, type SearchState, sortedTerms, sortOrders } from './state.ts'
import { maxValues, searchParamsOf, stateOf } from './url.ts'

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((value) => value.trim().normalize())
  .filter((value) => value !== '' && !/[\uD800-\uDFFF](?![\uDC00-\uDFFF])/.test(value))

const terms = fc
  .dictionary(fc.constantFrom(...termFacets), fc.array(text, { minLength: 1, maxLength: 4 }))
  .map((lists) =>
    Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, sortedTerms(values)])),
  )

const range = fc
  .tuple(fc.option(fc.nat(500_000)), fc.option(fc.nat(500_000)))
  .filter(([a, b]) => a !== null || b !== null)
  .map(([a, b]) => {
    if (a === null) return { max: b ?? 0 }
    return b === null ? { min: a } : { min: Math.min(a, b), max: Math.max(a, b) }
  })

const state: fc.Arbitrary<SearchState> = fc.record({
  query: fc.oneof(fc.constant(''), text),
  page: fc.integer({ min: 1, max: 1000 }),
  sortBy: fc.constantFrom(...sortOrders),
  terms,
  ranges: fc.dictionary(fc.constantFrom(...rangeFacets), range),
  rest: fc.array(fc.tuple(fc.constantFrom('utm_source', 'gclid', 'x[y]'), text), { maxLength: 3 }),
})

/** Objects of fast-check have no prototype; ours do. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the URL of a search', () => {
  it('round trips every state (D7)', () => {
    fc.assert(
      fc.property(state, (state) => {
        expect(plain(stateOf(searchParamsOf(state)))).toEqual(plain(state))
      }),
    )
  })

  it('reads any text without throwing, and what it reads is canonical (D7)', () => {
    const name = fc.constantFrom(
      'make',
      'price',
      'page',
      'price.min',
      'range[km]',
      '__proto__',
      'a[',
    )
    const pairs = fc.array(fc.tuple(fc.oneof(name, fc.string()), fc.string()))
    fc.assert(
      fc.property(pairs, (pairs) => {
        const read = stateOf(new URLSearchParams(pairs))
        expect(stateOf(searchParamsOf(read))).toEqual(read)
      }),
    )
  })

  it.each([
    ['make=Toyota&make=Mazda', 'make=Mazda&make=Toyota'],
    ['refinementList[make][0]=Toyota&refinementList[make][1]=Kia', 'make=Kia&make=Toyota'],
    ['refinementList[dealership_slug][0]=harbour-kia', 'dealership_slug=harbour-kia'],
    ['Car_production[refinementList][make][0]=Toyota', 'make=Toyota'],
    ['Car_production[range][price]=10000:30000&Car_production[page]=2', 'price=10000:30000&page=2'],
    ['Car_production%5BsortBy%5D=latest', 'sortBy=latest'],
    ['price.min=10000&price.max=30000', 'price=10000:30000'],
    ['price.min=&price.max=30,000', 'price=:30000'],
    ['price=30000:10000', 'price=10000:30000'],
    ['year=2020', 'year=2020:2020'],
    ['km=:50000', 'km=:50000'],
    ['price=0:', 'price=0:'],
    [
      'page=2&query=+hilux+&sortBy=price_asc&model=CX-5',
      'query=hilux&model=CX-5&sortBy=price_asc&page=2',
    ],
    ['make=&model=+&query=&price=:&page=1&sortBy=relevance', ''],
    ['colour=Red%2C+Black', 'colour=Red,+Black'],
  ])('reads %s as %s (D7, Spec 2.26)', (given, canonical) => {
    expect(searchParamsOf(stateOf(given))).toBe(canonical)
  })

  it.each([
    'price=cheap:30k',
    'price=1:2:3',
    'price=1e5',
    'page=-1',
    'page=1.5',
    'page=99999999',
    'sortBy=random',
    'refinementList[price][0]=x',
    'year.max=soon',
  ])('drops the malformed %s', (given) => {
    expect(stateOf(given)).toEqual(emptyState)
  })

  it('keeps the well-formed end of a range', () => {
    expect(stateOf('price=abc:30000').ranges).toEqual({ price: { max: 30_000 } })
  })

  it('keeps unknown parameters and otherwise ignores them (D7)', () => {
    const state = stateOf('utm_source=mail&make=Kia&refinementList[moon][0]=full')
    expect(state.terms).toEqual({ make: ['Kia'] })
    expect(searchParamsOf(state)).toBe(
      'make=Kia&utm_source=mail&refinementList%5Bmoon%5D%5B0%5D=full',
    )
  })

  it('reads at most 200 values of at most 200 characters', () => {
    const many = stateOf(Array.from({ length: 300 }, (_, n) => `model=M${n}`).join('&'))
    expect(many.terms.model).toHaveLength(maxValues)
    expect(stateOf(`make=${'x'.repeat(201)}&model=Hilux`).terms).toEqual({ model: ['Hilux'] })
    expect(stateOf(`query=${'x'.repeat(500)}`).query).toHaveLength(200)
  })
})
