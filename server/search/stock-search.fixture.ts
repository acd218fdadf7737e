import { type CarInput, carSchema } from '#domain/car/car.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { searchOfCars } from './search-of-cars.ts'
import type { StockIndexOptions } from './stock-index.ts'

/** The time for which cars are listed. */
export const now = '2026-03-10T00:00:00.000Z'
/** Seconds since 1970. */
export const daysAgo = (days: number) => Date.parse(now) / 1000 - days * 86_400
export const options: StockIndexOptions = { now, soldListedDays: 3, newTagDays: 8 }

/** A used Hilux in stock, with these differences. */
export const car = (id: string, fields: Partial<CarInput> = {}) =>
  carSchema.parse({
    id,
    slug: `slug-${id}`,
    name: '2022 Toyota Hilux',
    make: 'Toyota',
    model: 'Hilux',
    car_type: 'used',
    status: 'in_stock',
    ...fields,
  })

/** The cars that a search page with this query shows. */
export const idsFor = (
  cars: ReturnType<typeof car>[],
  query = '',
  extra: Partial<StockIndexOptions> = {},
) =>
  searchOfCars(cars, { ...options, ...extra })
    .search({ state: searchStateOf(query) })
    .hits.map(({ id }) => id)
