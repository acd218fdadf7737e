import { describe, expect, test } from 'vitest'
import { barestCar, fullCar } from '../car/car.fixture.ts'
import { carSchema } from '../car/car.ts'
import { emptyReading } from './query-reading.ts'
import type { SearchResult } from './result.ts'
import { searchHit } from './search-hit.ts'
import { searchResponse } from './search-response.ts'

const full = carSchema.parse(fullCar)
const { private_suburb: _suburb, private_postcode: _postcode, ...fromDealer } = full

const shown = [
  ...['badge', 'before_price', 'body', 'car_type', 'certified', 'colour', 'dealership_name'],
  ...['dealership_slug', 'doors', 'drive', 'engine_size', 'fuel', 'id', 'item_type', 'km', 'make'],
  ...['model', 'name', 'offer_price', 'photos_count', 'preorder', 'price', 'price_type'],
  ...['primary_image_url', 'rego_expiry', 'reserved', 'seats', 'series', 'simple_body'],
  ...['simple_fuel', 'simple_transmission', 'slug', 'status', 'subscription_price', 'tag', 'trans'],
  'year',
]

/** Every text and number in a value, however deep. */
const leaves = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [value]

describe('what everybody may know of a car', () => {
  test('is what is listed and no more, of a car with every field (Spec 7.03)', () => {
    const car = { ...fromDealer, body: 'Double Cab' }
    expect(Object.keys(searchHit(car)).sort()).toEqual([...shown, 'city', 'state'].sort())
    expect(searchHit(car)).toMatchObject({ price: 52_990, city: 'Moorooka', state: 'QLD' })
  })

  test('of a private listing has suburb and postcode, and no address (D15)', () => {
    const hit = searchHit({ ...full, body: 'Double Cab' })
    const place = ['private_suburb', 'private_postcode']
    expect(Object.keys(hit).sort()).toEqual([...shown, ...place].sort())
    const { vin, regplate, autograb_data, location } = full
    const { street, postcode } = location?.address ?? {}
    const hidden = [vin, regplate, location?.phone, street, postcode, ...leaves(autograb_data)]
    expect(hidden).not.toContain(undefined)
    expect(leaves(hit).filter((value) => hidden.includes(value))).toEqual([])
  })

  test.each([
    [
      { city: 'Rocklea', state: 'QLD' },
      { city: 'Rocklea', state: 'QLD' },
    ],
    [
      { location: { address: { city: 'Rocklea', state: 'QLD' } } },
      { city: 'Rocklea', state: 'QLD' },
    ],
    [{ city: 'Brisbane', location: { address: { city: 'Rocklea' } } }, { city: 'Rocklea' }],
    [{ city: 'Rocklea', private_suburb: 'Annerley' }, { private_suburb: 'Annerley' }],
  ])('of a car at %j answers %j (Spec 3.14, D15)', (place, shown) => {
    const barest = { ...barestCar, item_type: 'car' }
    expect(searchHit(carSchema.parse({ ...barestCar, ...place }))).toEqual({ ...barest, ...shown })
  })

  test('of a barest car is no more than that (Spec 3.01)', () => {
    expect(searchHit(carSchema.parse(barestCar))).toEqual({ ...barestCar, item_type: 'car' })
  })
})

test('a facet answers the values of most cars, at most 250 (Spec 7.03, 9.06)', () => {
  const models = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`M${n}`, n + 1]))
  const result: SearchResult = {
    hits: [full],
    count: 1,
    page: 1,
    pages: 1,
    ms: 3,
    stats: { price: { min: 1, max: 2 } },
    facets: { model: models, make: { Toyota: 3, Kia: 1 } },
    reading: emptyReading,
  }
  const { facets, ...answer } = searchResponse(result)
  expect(Object.keys(facets.model ?? {})).toHaveLength(250)
  expect(Math.min(...Object.values(facets.model ?? {}))).toBe(51)
  expect(facets.make).toEqual({ Toyota: 3, Kia: 1 })
  expect(answer).toEqual({
    count: 1,
    page: 1,
    pages: 1,
    stats: { price: { min: 1, max: 2 } },
    hits: [searchHit(full)],
    reading: emptyReading,
  })
})
