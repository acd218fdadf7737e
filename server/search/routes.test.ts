import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { type CarInput, carSchema } from '#domain/car/car.ts'
import type { SearchResult } from '#domain/stock-query/result.ts'
import { ask, appWith as siteWith } from '../app.fixture.ts'
import { Cache } from '../cache/cache.ts'
import type { AppEnv } from '../http/app-env.ts'
import { inStock } from '../site/site.fixture.ts'
import { cachedSearch } from './cached-search.ts'
import { searchRoutes } from './routes.ts'
import { searchOfCars } from './search-of-cars.ts'
import { suggestionsFor } from './suggestions.ts'

const car = (n: number, fields: Partial<CarInput> = {}) =>
  carSchema.parse({
    id: `${n}`,
    slug: `car-${n}`,
    name: '2021 Kia Rio',
    make: 'Kia',
    model: 'Rio',
    car_type: 'used',
    status: 'in_stock',
    price: 10_000 + n,
    ...fields,
  })

const options = { now: '2026-03-01T00:00:00.000Z', soldListedDays: 3, newTagDays: 8 }
const stock = searchOfCars(
  [...Array(30).keys()].map((n) => car(n, n < 5 ? { make: 'Mazda', model: 'CX-5' } : {})),
  options,
)

const appWith = (search: typeof stock) =>
  new Hono<AppEnv>().route(
    '/',
    searchRoutes(
      () => ({ search, version: '1' }),
      new Cache(0).section('results', () => 0),
    ),
  )

it('returns a page of cars with counts and extents (Spec 7.03, D7)', async () => {
  const response = await appWith(stock).request('/api/search?make=Kia&sortBy=price_desc&page=2')
  expect(response.status).toBe(200)
  const body = await response.json()
  expect(body).toMatchObject({
    count: 25,
    page: 2,
    pages: 2,
    facets: { make: { Kia: 25, Mazda: 5 }, model: { Rio: 25 } },
    stats: { price: { min: 10_005, max: 10_029 } },
  })
  expect(body.hits.map(({ id }: { id: string }) => id)).toEqual(['8', '7', '6', '5'])
  expect(response.headers.get('server-timing')).toMatch(/^search;dur=[\d.]+$/)
})

it('returns as many cars as asked for, from an offset (Spec 7.03)', async () => {
  const app = appWith(stock)
  const found = async (query: string) => {
    const body = await (await app.request(`/api/search?sortBy=price_asc&${query}`)).json()
    const { count, page, pages, hits } = body
    return { count, page, pages, ids: hits.map(({ id }: { id: string }) => id).join() }
  }
  const sizes = { count: 30, pages: 15 }
  expect(await found('hitsPerPage=2&offset=5')).toEqual({ ...sizes, page: 3, ids: '5,6' })
  expect(await found('hitsPerPage=2&page=3')).toEqual({ ...sizes, page: 3, ids: '4,5' })
  expect(await found('hitsPerPage=0')).toEqual({ count: 30, pages: 0, page: 1, ids: '' })
  expect(await found('hitsPerPage=2&offset=999')).toEqual({ ...sizes, page: 15, ids: '' })
})

it.each([
  ['hitsPerPage=101', { hitsPerPage: 'Expected a whole number from 0 to 100, found "101"' }],
  ['hitsPerPage=', { hitsPerPage: 'Expected a whole number from 0 to 100, found ""' }],
  ['offset=-1', { offset: 'Expected a whole number from 0 to 1000000, found "-1"' }],
  ['offset=1e3', { offset: 'Expected a whole number from 0 to 1000000, found "1e3"' }],
])('answers %s with 400 and the allowed values (Spec 7.03, D22)', async (query, fields) => {
  const { app } = await siteWith({})
  const { answer, text } = await ask(app, `/api/search?${query}`)
  expect(answer.status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({ code: 'invalid_search_window', fields })
})

it.each([
  ['price < 10010', 10],
  ['price 10003 TO 10006 AND make = mazda', 2],
  ['NOT (make = Mazda OR price >= 10020)', 15],
  ['seats > 4 AND seats <= 7', 1],
  ['year EXISTS', 0],
  ['categories IS EMPTY AND tag IS NULL', 0],
])('returns only cars that pass the filter %s (Spec 7.03, D9)', async (filter, count) => {
  const cars = [...Array(30).keys()].map((n) =>
    car(n, n < 5 ? { make: 'Mazda', seats: n === 0 ? 5 : 4 } : {}),
  )
  const query = new URLSearchParams({ filter })
  const response = await appWith(searchOfCars(cars, options)).request(`/api/search?${query}`)
  const body = await response.json()
  expect([response.status, body.count]).toEqual([200, count])
  expect(Object.values<number>(body.facets.make).reduce((sum, n) => sum + n, 0)).toBe(count)
})

it.each([
  ['price < cheap', 'Column 9: expected a number, found cheap'],
  ['prise > 0', 'Column 1: expected the name of a field, found prise; did you mean price?'],
  ['vin = JTFHB8CD401000001', 'Column 1: expected the name of a field, found vin'],
  ['', 'Column 1: expected the name of a field, found the end of the filter'],
  [`make = ${'a'.repeat(2_000)}`, 'Expected at most 2000 characters'],
])(
  'refuses the filter "%s" with 400 and the place of the fault (Spec 7.03, D9, D22)',
  async (filter, message) => {
    const { app } = await siteWith({})
    const { answer, text } = await ask(app, `/api/search?${new URLSearchParams({ filter })}`)
    expect(answer.status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ code: 'invalid_filter', fields: { filter: message } })
  },
)

it('filters and measures a car by its offer price, and returns both prices (Spec 3.05, 4.07)', async () => {
  const search = searchOfCars([car(1, { price: 26_000, offer_price: 23_500 })], options)
  const response = await appWith(search).request('/api/search?price=:24000')
  expect(await response.json()).toMatchObject({
    count: 1,
    hits: [{ price: 26_000, offer_price: 23_500 }],
    stats: { price: { min: 23_500, max: 23_500 } },
  })
})

it.each([
  'page=-3&price=cheap:%ZZ&sortBy=7',
  '%E0%A4%A&make[]=&refinementList[[make]=x',
  '__proto__=1&constructor=2&make=__proto__',
  'page=99999&query=%00%F0%9F%9A%97',
])('accepts the malformed query %s (D7)', async (query) => {
  const response = await appWith(stock).request(`/api/search?${query}`)
  expect(response.status).toBe(200)
})

it('does not return fields that are private to the dealer (Spec 7.03, D15)', async () => {
  const privateFields = { vin: 'JTFHB8CD401000001', regplate: '418JMC', private_suburb: 'Annerley' }
  const address = { street: '12 Invented Street', city: 'Annerley' }
  const location = { name: 'Home', phone: '07 5550 0142', address }
  const autograb_data = { average_market_price: 53_990 }
  const hidden = searchOfCars([car(1, { ...privateFields, location, autograb_data })], options)
  const text = await (await appWith(hidden).request('/api/search')).text()
  expect(text).toContain('car-1')
  expect(text).not.toMatch(/JTFHB8CD401000001|418JMC|Invented Street|5550 0142|53990/)
})

it.each(['br', 'gzip'])(
  'is compressed with %s, and not sent again if the ETag matches',
  async (encoding) => {
    const app = appWith(stock)
    const send = (headers: Record<string, string> = {}) =>
      app.request('/api/search', { headers: { 'accept-encoding': encoding, ...headers } })
    const first = await send()
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    })
    const compressed = Buffer.from(await first.arrayBuffer())
    const plain = await (await app.request('/api/search')).text()
    const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync
    expect(decompress(compressed).toString()).toBe(plain)
    const tag = first.headers.get('etag') ?? ''
    const second = await send({ 'if-none-match': tag })
    expect([second.status, await second.text()]).toEqual([304, ''])
    expect((await send({ 'if-none-match': `"x${tag.slice(1)}` })).status).toBe(200)
  },
)

it('suggests how keywords may go on, each with the number of cars that it finds (D10)', async () => {
  const cars = [0, 1, 2, 3].map((n) => car(n, n < 2 ? { make: 'Mazda', model: 'CX-5' } : {}))
  const { app } = await siteWith({ stock: inStock(cars) })
  const suggested = async (query: string) => {
    const { answer, text } = await ask(app, `/api/suggestions?${new URLSearchParams({ query })}`)
    expect(answer.headers.get('cache-control')).toBe('private, max-age=60')
    return JSON.parse(text)
  }
  expect(await suggested('maz')).toEqual([
    { text: 'Mazda', kind: 'make', count: 2 },
    { text: 'Mazda CX-5', kind: 'model', count: 2 },
  ])
  expect(await suggested('under $10,001 rio')).toEqual([])
  expect(await suggested('under $10,002 rio')).toEqual([
    { text: 'under $10,002 Kia Rio', kind: 'model', count: 1 },
  ])
  for (const query of ['', '!!!', 'x'.repeat(5_000), '\u0000'])
    expect(await suggested(query)).toEqual([])
})

it('a text of which nothing is found costs one search, a known name none the third time (D10)', () => {
  const asked: string[] = []
  const counted: typeof stock = {
    ...stock,
    search: (request) => {
      asked.push(request.state.query)
      return stock.search(request)
    },
  }
  const results = new Cache(1_000_000).section<SearchResult>('results', () => 0)
  const searches = (query: string) => {
    asked.length = 0
    const search = cachedSearch({ search: counted, version: '1' }, results)
    suggestionsFor(query, { stock: counted, search, locale: 'en-AU' })
    return asked
  }
  expect(searches('k')).toEqual(['', 'Kia', 'Kia Rio'])
  expect(searches('ki')).toEqual(['', 'Kia', 'Kia Rio'])
  expect(searches('kia')).toEqual([])
  expect(searches('xyzzy1 k')).toEqual(['xyzzy1 '])
  expect(searches('xyzzy2 k')).toEqual(['xyzzy2 '])
})
