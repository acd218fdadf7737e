import { describe, expect, it } from 'vitest'
import { emptyState } from './state.ts'
import { searchParamsOf, searchStateOf, unknownParams } from './url.ts'

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
    expect(searchParamsOf(searchStateOf(given))).toBe(canonical)
  })

  it.each([
    'price=1:2:3',
    'price=1e5',
    'price=soon',
    'page=-1',
    'page=1.5',
    'page=99999999',
    'sortBy=random',
    'sortBy=Car_production',
    'page=0',
    'model=+',
    'page=null',
    'refinementList[price][0]=x',
  ])('drops the malformed %s (D7)', (given) => {
    expect(searchStateOf(given)).toEqual(emptyState)
  })

  it('keeps the well-formed end of a range (D7)', () => {
    expect(searchStateOf('price=abc:30000').ranges).toStrictEqual({ price: { max: 30_000 } })
    expect(searchStateOf('price=10000:').ranges).toStrictEqual({ price: { min: 10_000 } })
  })

  it('has no part in parameters that are not ours, which can be read apart (D7)', () => {
    const params = new URLSearchParams('utm_source=mail&make=Kia&refinementList[moon][0]=&x=1&x=2')
    expect(searchStateOf(params)).toEqual({ ...emptyState, terms: { make: ['Kia'] } })
    expect(unknownParams(params)).toEqual([
      ['utm_source', 'mail'],
      ['refinementList[moon][0]', ''],
      ['x', '1'],
      ['x', '2'],
    ])
  })

  it('is read in full, whatever comes before it (D7)', () => {
    const junk = Array.from({ length: 300 }, (_, n) => `junk${n}=1`).join('&')
    expect(searchStateOf(`${junk}&make=Kia`).terms).toEqual({ make: ['Kia'] })
  })

  it.each([
    ['make=%01Kia%00', { terms: { make: ['Kia'] } }],
    ['make=%00&model=%0A%7F%C2%85', {}],
    ['query=tow%0B%20bar%02', { query: 'tow bar' }],
    ['colour=Red%0D%0Aset-cookie:%20a', { terms: { colour: ['Redset-cookie: a'] } }],
    ['refinementList[make][0]=Maz%1Bda', { terms: { make: ['Mazda'] } }],
    ['%00make=Kia', {}],
  ])('leaves out control characters: %s (D7)', (given, part) => {
    expect(searchStateOf(given)).toEqual({ ...emptyState, ...part })
  })

  it('reads at most 200 values, 100 of one facet, of at most 200 characters (D7)', () => {
    const values = (facet: string) => Array.from({ length: 101 }, (_, n) => `${facet}=M${n}`)
    const many = searchStateOf([...values('model'), ...values('badge')].join('&'))
    expect(many.terms.model).toHaveLength(100)
    expect(many.terms.badge).toHaveLength(99)
    expect(searchStateOf(`make=${'x'.repeat(201)}&model=Hilux`).terms).toEqual({ model: ['Hilux'] })
    expect(searchStateOf(`query=${'x'.repeat(500)}`).query).toHaveLength(200)
    expect(searchStateOf(`query=${'x'.repeat(199)}🚗`).query).toBe('x'.repeat(199))
    expect(searchStateOf(`make=${'x'.repeat(200)}&model=+CX-5+`).terms).toEqual({
      make: ['x'.repeat(200)],
      model: ['CX-5'],
    })
  })

  it.each([
    [{ page: 1 }, ''],
    [{ page: 2.5 }, ''],
    [{ page: Number.NaN }, ''],
    [{ page: 100_000 }, 'page=100000'],
    [{ page: 100_001 }, ''],
    [{ ranges: { km: { min: Number.NaN, max: 1e12 } } }, ''],
    [{ ranges: { km: { min: -5, max: 99_999_999_999 } } }, 'km=:99999999999'],
    [{ ranges: { price: { min: 0.5 } } }, 'price=0.5:'],
    [{ ranges: { price: { min: 30_000, max: 10_000 } } }, 'price=10000:30000'],
    [{ ranges: { price: {} } }, ''],
    [{ terms: { make: [' Kia ', '', 'x'.repeat(201)], model: [] } }, 'make=Kia'],
    [{ terms: { make: ['x'.repeat(200)] } }, `make=${'x'.repeat(200)}`],
    [{ query: '  hilux ' }, 'query=hilux'],
    [{ query: `  ${'x'.repeat(300)}` }, `query=${'x'.repeat(200)}`],
    [{ terms: { colour: ['Re\u0000d'] }, query: '\u0001ute' }, 'query=ute&colour=Red'],
  ])('writes of %j only what is read again: %s (D7)', (part, text) => {
    expect(searchParamsOf({ ...emptyState, ...part })).toBe(text)
  })

  it('writes no more values than are read again (D7)', () => {
    const many = Array.from({ length: 150 }, (_, n) => `M${n}`)
    const state = { ...emptyState, terms: { make: many, model: many, badge: many } }
    const written = searchParamsOf(state)
    expect(new URLSearchParams(written).size).toBe(200)
    expect(searchParamsOf(searchStateOf(written))).toBe(written)
  })
})

it.each([
  ['price=:45k', ':45000'],
  ['price=$12.5k:', '12500:'],
  ['price=45,000:', '45000:'],
])('%s is the range "%s" (Spec 5.02, 8.03)', (query, range) => {
  expect(searchParamsOf(searchStateOf(query))).toBe(range === '' ? '' : `price=${range}`)
})

it('the view that the visitor chose is a part of the address, an unknown one is not (D7)', () => {
  expect(searchParamsOf(searchStateOf('view=table&make=Kia&page=2'))).toBe(
    'make=Kia&view=table&page=2',
  )
  expect(searchParamsOf(searchStateOf('view=hologram'))).toBe('')
})
