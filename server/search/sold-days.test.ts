import { expect, test } from 'vitest'
import { carSchema } from '#domain/car/car.ts'
import { siteSchema } from '#domain/site/site.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { buildRequest, indexOptions } from './build/index-options.ts'
import { searchOfCars } from './search-of-cars.ts'

const now = new Date('2026-03-10T00:00:00.000Z')
const soldFiveDaysAgo = (id: string, dealership_id: string) =>
  carSchema.parse({
    id,
    slug: `slug-${id}`,
    name: '2022 Toyota Hilux',
    make: 'Toyota',
    model: 'Hilux',
    car_type: 'used',
    status: 'sold',
    dealership_id,
    sold_date_timestamp: now.getTime() / 1000 - 5 * 86_400,
  })

test("a dealership's own days for sold cars go before those of its site (Spec 4.01)", () => {
  const site = {
    constants: siteSchema.shape.constants.parse({}),
    flags: siteSchema.shape.flags.parse({}),
    locale: 'en-AU' as const,
    stockFilter: undefined,
    finance: undefined,
    timeZone: 'Australia/Sydney',
    locations: [],
    dealerships: [
      { id: 'N', slug: 'north', name: 'North', sold_listed_days: 10 },
      { id: 'S', slug: 'south', name: 'South' },
    ],
  }
  const cars = [soldFiveDaysAgo('north', 'N'), soldFiveDaysAgo('south', 'S')]
  const search = searchOfCars(cars, indexOptions(buildRequest('two-rivers', site, now)))
  expect(search.search({ state: emptyState }).hits.map(({ id }) => id)).toEqual(['north'])
})
