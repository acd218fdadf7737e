import { expect, test } from 'vitest'
import { barestCar } from '../car/car.fixture.ts'
import { type CarInput, carSchema } from '../car/car.ts'
import { wordValues } from './word-fields.ts'

const valuesOf = (fields: Partial<CarInput>, monthly_price?: number) =>
  wordValues(carSchema.parse({ ...barestCar, ...fields }), {
    weekly_price: undefined,
    monthly_price,
  })

test.each<[Partial<CarInput>, string | undefined]>([
  [{ body: 'Double Cab Pick-up' }, 'Double cab'],
  [{ body: 'Crew Cab Pickup' }, 'Double cab'],
  [{ body: 'Ute', badge: 'XLT SuperCrew' }, 'Double cab'],
  [{ body: 'Ute', badge: 'SX Space Cab' }, 'Extra cab'],
  [{ variant: { bodyconfiguration: 'Single Cab Chassis' } }, 'Single cab'],
  [{ body: 'SUV' }, undefined],
])('of %j the cab is %s (D10)', (fields, cab) => {
  expect(valuesOf(fields).cab).toBe(cab)
})

test('an engine is known in cc, also where the supplier has litres (D10, Spec 3.15)', () => {
  const sizes: Partial<CarInput>[] = [
    { variant: { enginesize: 2755 }, engine_size: 2.8 },
    { variant: { enginesize_litres: 2.8 } },
    { engine_size: 2.8 },
    {},
  ]
  expect(sizes.map((fields) => valuesOf(fields).engine_cc)).toEqual([2755, 2800, 2800, undefined])
})

test('what words ask for is known where the car states it (D10, D11, Spec 3.15, 3.16)', () => {
  const fields = { doors: 5, specifications: { sleeps: 4 }, variant: { electricrange: 510 } }
  expect(valuesOf(fields, 649)).toMatchObject({
    doors: 5,
    sleeps: 4,
    electric_range: 510,
    monthly_price: 649,
  })
  expect(valuesOf({ variant: { electricrange: 0 } }).electric_range).toBeUndefined()
})
