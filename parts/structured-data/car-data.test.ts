import { expect, test } from 'vitest'
import { type CarInput, carSchema } from '#domain/car/car.ts'
import { caravan, comingSoon, hilux, motorcycle, reserved, soldCar } from '../fixture-cars.ts'
import { storySite } from '../story-site.ts'
import { carData } from './car-data.ts'

const origin = 'https://www.example.com'
const kia = {
  id: 'k',
  slug: '2021-kia-rio-k',
  name: '2021 Kia Rio',
  make: 'Kia',
  model: 'Rio',
  car_type: 'used',
  status: 'in_stock',
} as const
const dataOf = (fields: Partial<CarInput>, site = storySite) =>
  carData(carSchema.parse({ ...kia, ...fields }), site, origin)

test('a car says what its page says: name, address, facts and price (Spec 2.43, 4.05)', () => {
  expect(carData(hilux, storySite, origin)).toMatchObject({
    '@type': 'Car',
    url: `${origin}/cars/${hilux.slug}`,
    brand: { name: 'Toyota' },
    offers: { '@type': 'Offer', priceCurrency: 'AUD', seller: { name: storySite.name } },
  })
})

test('motorcycles, caravans and trucks have their types (Spec 3.02)', () => {
  const types = [motorcycle, caravan].map((car) => carData(car, storySite, origin)['@type'])
  expect(types).toEqual(['Motorcycle', 'Vehicle'])
})

test('what is unknown is left out, and without a price there is no offer (Spec 4.09, 4.10)', () => {
  const bare = dataOf({})
  expect(bare).not.toHaveProperty('offers')
  expect(JSON.stringify(bare)).not.toMatch(/undefined|null/)
  expect(dataOf({ price: 5 })).not.toHaveProperty('offers')
  expect(dataOf({ preorder: true })).not.toHaveProperty('offers')
})

test('the offer has the price that is shown (Spec 4.06, 4.07)', () => {
  expect(dataOf({ price: 30_000, offer_price: 28_500 })).toMatchObject({
    offers: { price: 28_500 },
  })
  const site = { ...storySite, flags: { ...storySite.flags, subscription: true } }
  expect(dataOf({ price: 30_000, subscription_price: 299 }, site)).toMatchObject({
    offers: { priceSpecification: { price: 299, unitCode: 'WEE' } },
  })
})

test.each([
  ['InStock', hilux],
  ['SoldOut', soldCar],
  ['Reserved', reserved],
  ['PreOrder', comingSoon],
] as const)('a car can be %s (Spec 4.01)', (availability, car) => {
  const { offers } = JSON.parse(
    JSON.stringify(carData({ ...car, price: 20_000 }, storySite, origin)),
  )
  expect(offers.availability).toBe(`https://schema.org/${availability}`)
})

test('an odometer is in the unit of the site, a price in its currency (Spec 9.23, 9.27)', () => {
  const site = { ...storySite, locale: 'en-US' as const }
  expect(dataOf({ km: 160_934, price: 9_000 }, site)).toMatchObject({
    mileageFromOdometer: { value: 100_000, unitCode: 'SMI' },
    offers: { priceCurrency: 'USD' },
  })
})
