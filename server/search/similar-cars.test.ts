import fc from 'fast-check'
import { expect, test } from 'vitest'
import load from '#blocks/similar-cars/load.ts'
import block from '#blocks/similar-cars/schema.ts'
import { storyPage, storySearch, storySite } from '#blocks/story-site.ts'
import { type Car, carSchema } from '#domain/car/car.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { similarCars } from '#domain/car/similar-cars.ts'
import { createStockSearch } from './stock-search.ts'

const options = { now: '2026-03-01T00:00:00.000Z', soldListedDays: 3, newTagDays: 8 }

const fieldsOfCar = fc.record({
  body: fc.constantFrom('Ute', 'SUV', undefined),
  status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'withdrawn'),
  // Few prices, so that many are equal; one is too low to be shown.
  price: fc.constantFrom(undefined, 9, 10_000, 20_000, 21_000, 30_000),
  offer_price: fc.constantFrom(undefined, 20_500),
})

const carsOf = fc.array(fieldsOfCar, { minLength: 1, maxLength: 60 }).map((list) =>
  list.map(({ body, ...fields }, n) =>
    carSchema.parse({
      ...{ id: `${n}`, slug: `car-${n}`, name: 'Car', make: 'Kia', model: 'Rio', car_type: 'used' },
      ...Object.fromEntries(
        Object.entries({ ...fields, simple_body: body }).filter(([, value]) => value !== undefined),
      ),
    }),
  ),
)

test("the block's narrowed search misses no similar car (Spec 2.47, D17)", async () => {
  await fc.assert(
    fc.asyncProperty(carsOf, async ([car, ...others]) => {
      if (!car) return
      const stock = createStockSearch([car, ...others], options)
      const context = { site: storySite, page: storyPage(), search: storySearch(), car }
      const ports = { search: stock.search }
      const { cars } = await load({ ...context, props: block.props.parse({}), ports })
      const priceDifferences = (list: readonly Car[]) =>
        list.map((other) => Math.abs((askingPrice(other) ?? 0) - (askingPrice(car) ?? 0)))
      const expected = similarCars(car, others)
      expect(cars).toHaveLength(expected.length)
      if (askingPrice(car) !== undefined)
        expect(priceDifferences(cars)).toEqual(priceDifferences(expected))
    }),
    { numRuns: 200 },
  )
})
