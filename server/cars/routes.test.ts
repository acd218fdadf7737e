import { expect, it } from 'vitest'
import { type CarInput, carSchema } from '#domain/car/car.ts'
import { appWith, ask } from '../app.fixture.ts'
import { inStock } from '../site/site.fixture.ts'

const now = new Date('2026-11-21T02:00:00.000Z')

const car = (id: string, fields: Partial<CarInput> = {}) =>
  carSchema.parse({
    id,
    slug: `slug-${id}`,
    name: '2021 Kia Rio',
    make: 'Kia',
    model: 'Rio',
    car_type: 'used',
    status: 'in_stock',
    price: 19_990,
    price_type: 'drive_away',
    ...fields,
  })

const lender = {
  interestRate: 7.29,
  comparisonRate: 8.41,
  termMonths: 60,
  paymentWeek: 91,
  disclaimer: 'For private buyers with an approved application.',
}

const stock = [
  car('listed', { vin: 'JM0SECRET00000001', finance_lenders: { 4: lender } }),
  car('sold', { status: 'sold', sold_date_timestamp: 1_709_251_200 }),
  car('withdrawn', { status: 'withdrawn' }),
  car('a b/ü'),
]

async function answered(path: string, at?: string) {
  const { app } = await appWith({ stock: inStock(stock), clock: () => now })
  const { status, text } = await ask(app, path, {}, at)
  return { status, body: JSON.parse(text) }
}

it('answers a car by its id with the fields of a search hit and its disclaimer (Spec 7.08)', async () => {
  const { status, body } = await answered('/api/cars/listed')
  const { body: found } = await answered('/api/search?make=Kia')
  const hit = found.hits.find(({ id }: { id: string }) => id === 'listed')
  expect(status).toBe(200)
  const { finance_disclaimer: disclaimer, ...fields } = body
  expect(fields).toEqual(hit)
  expect(disclaimer).toBe(lender.disclaimer)
})

it('answers a sold car, and one whose id needs escaping (Spec 7.08)', async () => {
  expect(await answered('/api/cars/sold')).toMatchObject({ status: 200, body: { status: 'sold' } })
  const odd = await answered(`/api/cars/${encodeURIComponent('a b/ü')}`)
  expect(odd).toMatchObject({ status: 200, body: { id: 'a b/ü' } })
})

it.each([
  ['/api/cars/nothing', 404, 'not_found'],
  ['/api/cars/slug-listed', 404, 'not_found'],
  ['/api/cars/withdrawn', 410, 'gone'],
])('%s is answered with %i (Spec 7.08, D13, D22)', async (path, status, code) => {
  expect(await answered(path)).toMatchObject({ status, body: { code } })
})
