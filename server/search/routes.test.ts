import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { type CarInput, carSchema } from '#domain/car/car.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { searchRoutes } from './routes.ts'
import { createStockSearch } from './stock-search.ts'

const car = (n: number, fields: Partial<CarInput> = {}) =>
  carSchema.parse({
    ...{ id: `${n}`, slug: `car-${n}`, name: '2021 Kia Rio', make: 'Kia', model: 'Rio' },
    ...{ car_type: 'used', status: 'in_stock', price: 10_000 + n, ...fields },
  })

const options = { now: '2026-03-01T00:00:00.000Z', soldListedDays: 3, newTagDays: 8 }
const stock = createStockSearch(
  [...Array(30).keys()].map((n) => car(n, n < 5 ? { make: 'Mazda', model: 'CX-5' } : {})),
  options,
)

function appWith(search: typeof stock | undefined) {
  const app = new Hono<AppEnv>().route(
    '/',
    searchRoutes(() => search),
  )
  return app.onError((cause, c) => {
    if (!(cause instanceof AppError)) throw cause
    return c.json(cause.toJSON(), cause.status)
  })
}

it('answers a page of cars with counts and extents (Spec 7.03, D7)', async () => {
  const response = await appWith(stock).request('/api/search?make=Kia&sortBy=price_desc&page=2')
  expect(response.status).toBe(200)
  const body = await response.json()
  expect(body).toMatchObject({
    ...{ count: 25, page: 2, pages: 2 },
    facets: { make: { Kia: 25, Mazda: 5 }, model: { Rio: 25 } },
    stats: { price: { min: 10_005, max: 10_029 } },
  })
  expect(body.hits.map(({ id }: { id: string }) => id)).toEqual(['8', '7', '6', '5'])
  expect(body.ms).toBeGreaterThanOrEqual(0)
})

it('finds and measures a car by its offer, and answers the record as it is (Spec 3.05, 4.07)', async () => {
  const offered = createStockSearch([car(1, { price: 26_000, offer_price: 23_500 })], options)
  const response = await appWith(offered).request('/api/search?price=:24000')
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
])('answers the malformed query %s (D7)', async (query) => {
  const response = await appWith(stock).request(`/api/search?${query}`)
  expect(response.status).toBe(200)
})

it('refuses an address of more than 8000 characters (D22)', async () => {
  const app = appWith(stock)
  const response = await app.request(`/api/search?query=${'x'.repeat(8000)}`)
  expect(response.status).toBe(414)
  expect(await response.json()).toEqual({
    error: 'The address is too long: at most 8,000 characters can be searched for',
    code: 'url_too_long',
  })
  const longest = '/api/search?query='.padEnd(8000, 'x')
  expect((await app.request(longest)).status).toBe(200)
})

it('knows no stock without a site (D1, D22)', async () => {
  const response = await appWith(undefined).request('/api/search')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'no_such_site' })
})
