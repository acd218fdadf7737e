import { expect, test } from 'vitest'
import { barestCar } from './car.fixture.ts'
import { type CarInput, carSchema } from './car.ts'
import { bestFigure, comparedRows } from './compared-rows.ts'

const context = {
  now: new Date('2026-11-21'),
  locale: 'en-AU',
  timeZone: 'Australia/Brisbane',
} as const

const aCar = (fields: Partial<CarInput>) => carSchema.parse({ ...barestCar, ...fields })

const older = aCar({
  id: 'a',
  year: 2019,
  km: 80_000,
  colour: 'Red',
  vin: 'VIN1',
  simple_fuel: 'Petrol',
  variant: { fuelconsumptioncombined: 7.4 },
})
const newer = aCar({
  id: 'b',
  year: 2023,
  km: 21_000,
  colour: 'Red',
  vin: 'VIN2',
  simple_fuel: 'Hybrid',
  seats: 5,
  variant: { fuelconsumptioncombined: 4.7 },
})

const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key)

test('what differs is apart from what is the same for all, in the order of a vehicle page (Spec 1.04)', () => {
  const { differ, same } = comparedRows([older, newer], context)
  expect(keys(differ)).toEqual(['year', 'odometer', 'fuel', 'consumption'])
  expect(keys(same)).toContain('colour')
  expect(keys([...differ, ...same])).not.toContain('vin')
})

test('a fact that one of three cars lacks differs, and stays in its place (Spec 1.04)', () => {
  const { differ } = comparedRows([older, newer, newer], context)
  expect(keys(differ)).toEqual(['year', 'odometer', 'fuel', 'seats', 'consumption'])
  expect(differ.find(({ key }) => key === 'seats')?.values).toEqual([undefined, '5', '5'])
})

test('a fact of one car alone is told of that car, since nothing is beside it (Spec 1.04)', () => {
  const { differ, alone } = comparedRows([older, newer], context)
  expect(keys(differ)).not.toContain('seats')
  expect(alone).toEqual([[], [{ key: 'seats', label: 'Seats', value: '5' }]])
})

test('sizes and weights that differ are together (Spec 1.04)', () => {
  const long = aCar({ ...older, variant: { vehiclelength: 5_325, power: 150 } })
  const short = aCar({ ...newer, variant: { vehiclelength: 4_600, power: 90 } })
  const { differ, sizes } = comparedRows([long, short], context)
  expect(keys(sizes)).toEqual(['length'])
  expect(keys(differ)).toContain('power')
})

test('a car without a year has none, and of one car alone all its facts are told (Spec 1.04)', () => {
  const { differ } = comparedRows([aCar({ id: 'c', year: undefined }), newer, newer], context)
  expect(differ[0]).toMatchObject({
    key: 'year',
    values: [undefined, '2023', '2023'],
    best: undefined,
  })
  const alone = comparedRows([newer], context)
  expect(keys(alone.differ)).toEqual(expect.arrayContaining(['year', 'odometer', 'fuel', 'seats']))
  expect([alone.same, alone.alone]).toEqual([[], []])
})

test('only year, odometer and consumption have a best, and only where one car alone has it (Spec 1.04)', () => {
  const { differ } = comparedRows([older, newer], context)
  const best = differ.map(({ key, best: place }) => [key, place])
  expect(Object.fromEntries(best)).toEqual({
    year: 1,
    odometer: 1,
    consumption: 1,
    fuel: undefined,
  })
  expect(comparedRows([older, older, newer], context).differ[0]?.best).toBe(2)
})

test('a fact that only repeats another is left out, and stays where one car’s says more (Spec 1.04)', () => {
  const rowsOf = (configuration: string) => {
    const cab = aCar({ id: 'a', body: 'Cab', variant: { bodyconfiguration: configuration } })
    const { differ, same, alone } = comparedRows([cab, newer], context)
    return keys([...differ, ...same, ...alone.flat()])
  }
  expect(rowsOf('Cab')).not.toContain('configuration')
  expect(rowsOf('Crew Cab')).toContain('configuration')
})

test.each([
  [[3, 2, undefined], 'less', 1],
  [[3, 2, undefined], 'more', 0],
  [[2, 2, 3], 'less', undefined],
  [[2, undefined], 'less', undefined],
  [[], 'more', undefined],
] as const)('of %j, %s wanted, the best is %s (Spec 1.04)', (figures, wants, best) => {
  expect(bestFigure(figures, wants)).toBe(best)
})
