import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Car, carSchema } from '#domain/car/car.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { similarCars } from '#domain/car/similar-cars.ts'
import { noContent } from '#domain/content/layers.ts'
import { blockCode, blocks } from '#pages/render/registry.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { searchOfCars } from './search-of-cars.ts'

const block = blocks.get('similar-cars')
const load = blockCode.loadOf('similar-cars')
const answered = z.object({ cars: z.array(z.custom<Car>()) })

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
      id: `${n}`,
      slug: `car-${n}`,
      name: 'Car',
      make: 'Kia',
      model: 'Rio',
      car_type: 'used',
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
      const stock = searchOfCars([car, ...others], options)
      const context = { site: storySite, page: storyPage(), search: storySearch(), car }
      const takenSlots = async () => new Set<string>()
      const { search, best, carById } = stock
      const ports = {
        search,
        best,
        carById,
        content: noContent,
        takenSlots,
        savedBy: async () => [],
        placeOf: async () => undefined,
      }
      const props = block?.props.parse({}) ?? {}
      const { cars } = answered.parse(await load?.({ ...context, props, ports }))
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
