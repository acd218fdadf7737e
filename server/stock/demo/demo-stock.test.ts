import { describe, expect, test } from 'vitest'
import { type Car, carSchema } from '#domain/car/car.ts'
import { tagBanner } from '#domain/car/tag-banner.ts'
import { demoStock } from './demo-stock.ts'
import { vinCheckDigit } from './vin.ts'

const now = new Date('2026-03-20T09:00:00Z')
const harbour = demoStock('harbour', { now })
const kiwi = demoStock('kiwi', { now })

const share = (cars: Car[], predicate: (car: Car) => boolean) =>
  cars.filter(predicate).length / cars.length

describe.each([
  ['harbour', harbour, 600],
  ['kiwi', kiwi, 180],
] as const)('the stock of %s', (tenant, cars, count) => {
  test('has its number of cars, each valid by the schema (Spec 3.01-3.19)', () => {
    expect(cars).toHaveLength(count)
    for (const car of cars) expect(carSchema.parse(car)).toEqual(car)
  })

  test('is the same for the same day, and has unique ids and slugs', () => {
    expect(demoStock(tenant, { now: new Date('2026-03-20T23:59:59Z') })).toEqual(cars)
    expect(new Set(cars.map((car) => car.id)).size).toBe(count)
    expect(new Set(cars.map((car) => car.slug)).size).toBe(count)
  })

  test('has every state that pages show (Spec 4.01, 4.04)', () => {
    expect(new Set(cars.map((car) => car.status))).toEqual(
      new Set(['in_stock', 'coming_soon', 'sold']),
    )
    for (const hasState of [
      (car: Car) => car.reserved === true,
      (car: Car) => car.certified === true,
      (car: Car) => car.before_price !== undefined,
      (car: Car) => car.price === undefined,
      (car: Car) => car.tag !== undefined,
      (car: Car) => car.dealercomments === undefined,
    ]) {
      expect(share(cars, hasState)).toBeGreaterThan(0)
      expect(share(cars, hasState)).toBeLessThan(0.3)
    }
  })

  test('has prices and odometers that fit the age', () => {
    const used = cars.filter((car) => car.car_type === 'used' && car.item_type === 'car')
    for (const { year = 0, km = 0, price } of used) {
      expect(km).toBeLessThan((2026 - year + 1) * 22_500)
      if (price !== undefined) expect(price).toBeGreaterThan(1000)
    }
    expect(share(used, (car) => (car.price ?? 0) < 10_000)).toBeLessThan(0.25)
  })

  test('has VINs with a valid check digit', () => {
    for (const { vin } of cars) {
      if (vin === undefined) continue
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
      expect(vin[8]).toBe(vinCheckDigit(vin))
    }
  })

  test('has creation dates in the past, and recent sale dates', () => {
    for (const { created_at = '', sold_date_timestamp: sold } of cars) {
      expect(Date.parse(created_at)).toBeLessThanOrEqual(now.getTime())
      if (sold !== undefined) {
        expect(sold * 1000).toBeLessThanOrEqual(now.getTime())
        expect(sold * 1000).toBeGreaterThan(Date.parse('2026-03-13T00:00:00Z'))
      }
    }
  })
})

test('harbour sells new, demo and used, motorcycles and caravans too', () => {
  expect(new Set(harbour.map((car) => car.car_type))).toEqual(new Set(['new', 'demo', 'used']))
  expect(new Set(harbour.map((car) => car.item_type))).toEqual(
    new Set(['car', 'motorcycle', 'caravan']),
  )
  expect(share(harbour, (car) => car.car_type === 'used')).toBeGreaterThan(0.5)
})

test('a new car is at a yard that sells its make', () => {
  const fords = harbour.filter((car) => car.make === 'Ford' && car.car_type === 'new')
  expect(new Set(fords.map((car) => car.location_id))).toEqual(new Set(['harbour-springwood']))
})

test('kiwi sells used cars only, many from Japan', () => {
  expect(share(kiwi, (car) => car.car_type === 'used')).toBe(1)
  const imports = [
    'Aqua',
    'Fit',
    'Demio',
    'Axela',
    'Leaf',
    'Vezel',
    'Note',
    'Levorg',
    'Corolla Fielder',
  ]
  expect(share(kiwi, (car) => imports.includes(car.model))).toBeGreaterThan(0.2)
})

test('sold cars carry the sold tag (Spec 4.04)', () => {
  const wording = {
    justSold: 'JUST SOLD',
    electric: '',
    hybrid: '',
    reserved: '',
    comingSoon: '',
    newArrival: '',
  }
  const settings = { fuelTag: true, certified: { enabled: false, label: '' }, wording }
  const sold = harbour.filter((car) => car.status === 'sold')
  expect(new Set(sold.map((car) => tagBanner(car, settings, { now })?.text))).toEqual(
    new Set(['JUST SOLD']),
  )
})

test('the check digit follows the standard', () => {
  expect(vinCheckDigit('11111111111111111')).toBe('1')
  expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X')
})
