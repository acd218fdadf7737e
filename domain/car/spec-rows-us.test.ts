import { expect, test } from 'vitest'
import { barestCar } from './car.fixture.ts'
import { type Car, carSchema } from './car.ts'
import { type SpecContext, specRows } from './spec-rows.ts'

const american: SpecContext = {
  now: new Date('2026-03-30T00:00:00Z'),
  locale: 'en-US',
  timeZone: 'America/Chicago',
}
const bare = carSchema.parse(barestCar)
const rowOf = (car: Partial<Car>, key: string) =>
  specRows({ ...bare, ...car }, american).find((row) => row.key === key)

test('an American site spells and measures its own way (Spec 9.23, 9.25)', () => {
  expect(rowOf({ colour: 'Red' }, 'colour')?.label).toBe('Color')
  expect(rowOf({ km: 41_250 }, 'odometer')).toMatchObject({
    label: 'Mileage',
    value: '25,632 miles',
  })
  expect(rowOf({ simple_fuel: 'Petrol' }, 'fuel')?.value).toBe('Gas')
  expect(rowOf({ simple_body: 'Ute' }, 'body')?.value).toBe('Truck')
  const variant = { fuelconsumptioncombined: 11.2, fuelcapacity: 87, grossvehiclemass: 2994 }
  const rows = specRows({ ...bare, variant }, american)
  expect(rows.slice(1).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Fuel economy (combined): 21 mpg',
    'Fuel tank: 23 gal',
    'Gross vehicle mass: 6,600 lb',
  ])
})
