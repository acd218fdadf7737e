import { describe, expect, it } from 'vitest'
import { emptyState } from './state.ts'
import { searchParamsOf, stateOf } from './url.ts'

describe('the URL of a search', () => {
  it.each([
    ['make=Toyota&make=Mazda', 'make=Mazda&make=Toyota'],
    ['refinementList[make][0]=Toyota&refinementList[make][1]=Kia', 'make=Kia&make=Toyota'],
    ['refinementList[dealership_slug][0]=harbour-kia', 'dealership_slug=harbour-kia'],
    ['Car_production[refinementList][make][0]=Toyota', 'make=Toyota'],
    ['Car_production[range][price]=10000:30000&Car_production[page]=2', 'price=10000:30000&page=2'],
    ['Car_production%5BsortBy%5D=latest', 'sortBy=latest'],
    ['menu[make]=Toyota&Car_production[menu][simple_body]=SUV', 'make=Toyota&simple_body=SUV'],
    ['refinementList[make][]=Kia&Car_production[refinementList][make][]=Kia', 'make=Kia'],
    ['range[km]=:50000&range[year]=2018:', 'year=2018:&km=:50000'],
    ['refinementList[price][0]=10000:30000', 'price=10000:30000'],
    ['Car_production[query]=ute&Car_production[sortBy]=price_asc', 'query=ute&sortBy=price_asc'],
    ['Car_production[sortBy]=Car_production_price_desc', 'sortBy=price_desc'],
    ['sortBy=latest&sortBy=random', 'sortBy=latest'],
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
  ])('reads %s as %s (D7, Spec 2.26, 3.20)', (given, canonical) => {
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
    'sortBy=Car_production',
    'page=0',
    'model=+',
    'page=null',
    'price=null:NaN',
    'km=Infinity:',
    'refinementList[price][0]=x',
    'year.max=soon',
  ])('drops the malformed %s (D7)', (given) => {
    expect(stateOf(given)).toEqual(emptyState)
  })

  it('keeps the well-formed end of a range (D7)', () => {
    expect(stateOf('price=abc:30000').ranges).toStrictEqual({ price: { max: 30_000 } })
    expect(stateOf('price=10000:').ranges).toStrictEqual({ price: { min: 10_000 } })
  })

  it('keeps unknown parameters and otherwise ignores them (D7)', () => {
    const state = stateOf('utm_source=mail&make=Kia&refinementList[moon][0]=full')
    expect(state.terms).toEqual({ make: ['Kia'] })
    expect(searchParamsOf(state)).toBe(
      'make=Kia&utm_source=mail&refinementList%5Bmoon%5D%5B0%5D=full',
    )
  })

  it('reads at most 200 values of at most 200 characters (D7)', () => {
    const many = stateOf(Array.from({ length: 300 }, (_, n) => `model=M${n}`).join('&'))
    expect(many.terms.model).toHaveLength(200)
    expect(stateOf(`make=${'x'.repeat(201)}&model=Hilux`).terms).toEqual({ model: ['Hilux'] })
    expect(stateOf(`query=${'x'.repeat(500)}`).query).toHaveLength(200)
    expect(stateOf(`query=${'x'.repeat(199)}🚗`).query).toBe('x'.repeat(199))
    expect(stateOf(`make=${'x'.repeat(200)}&model=+CX-5+`).terms).toEqual({
      make: ['x'.repeat(200)],
      model: ['CX-5'],
    })
    expect(stateOf(`${'z'.repeat(200)}=1`).rest).toHaveLength(1)
    expect(stateOf(`x=${'y'.repeat(201)}&${'z'.repeat(201)}=1`)).toEqual(emptyState)
  })

  it.each([
    [{ page: 1 }, ''],
    [{ page: 2.5 }, ''],
    [{ page: Number.NaN }, ''],
    [{ page: 100_000 }, 'page=100000'],
    [{ page: 100_001 }, ''],
    [{ ranges: { km: { min: Number.NaN, max: 1e12 } } }, ''],
    [{ ranges: { km: { min: -5, max: 99_999_999_999 } } }, 'km=-5:99999999999'],
    [{ ranges: { price: { min: 0.5 } } }, 'price=0.5:'],
    [{ ranges: { price: { min: 30_000, max: 10_000 } } }, 'price=10000:30000'],
    [{ ranges: { price: {} } }, ''],
    [{ terms: { make: [' Kia ', '', 'x'.repeat(201)], model: [] } }, 'make=Kia'],
    [{ terms: { make: ['x'.repeat(200)] } }, `make=${'x'.repeat(200)}`],
    [{ query: '  hilux ' }, 'query=hilux'],
    [{ query: `  ${'x'.repeat(300)}` }, `query=${'x'.repeat(200)}`],
    [
      {
        rest: [
          ['make', 'Kia'],
          ['sortBy', 'latest'],
          ['gclid', '1'],
        ] as const,
      },
      'gclid=1',
    ],
  ])('writes of %j only what is read again: %s (D7)', (part, text) => {
    expect(searchParamsOf({ ...emptyState, ...part })).toBe(text)
  })

  it('writes no more parameters than are read again (D7)', () => {
    const rest = Array.from({ length: 201 }, (_, n): [string, string] => [`x${n}`, ''])
    const written = new URLSearchParams(searchParamsOf({ ...emptyState, rest }))
    expect(written.size).toBe(200)
  })
})
