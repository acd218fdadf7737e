import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Car, carSchema } from '#domain/car/car.ts'
import { carsOf } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import { type ImportResult, importStock } from './import.ts'
import { loadMapping } from './mapping/load-mapping.ts'

const data = join(import.meta.dirname, '../../../shared/data')
const present = existsSync(data)
if (!present) console.warn(`Skipped: the trial data of ../shared/data does not exist.`)

let directory: string
let store: Store
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'real-'))
  store = await openStore(join(directory, 'forecourt.db'))
})
afterAll(async () => {
  await store.close()
  await rm(directory, { recursive: true })
})

async function run(file: string, mapping: string, tenant: string): Promise<ImportResult> {
  const now = new Date('2026-03-01T00:00:00Z')
  const options = { mapping: await loadMapping(mapping), now }
  return importStock(store.stock(tenant), join(data, file), options)
}

const countsBy = (cars: Car[], key: (car: Car) => string | undefined) =>
  new Map([...Map.groupBy(cars, key)].map(([value, group]) => [value, group.length]))

/** A Car after a full validation, as JSON: the import validates field by field instead. */
const fullyChecked = (car: Car) => JSON.parse(JSON.stringify(carSchema.parse(car)))

describe.skipIf(!present)('au_vehicle_prices.csv', () => {
  let result: ImportResult
  let cars: Car[]
  beforeAll(async () => {
    result = await run('au_vehicle_prices.csv', 'au-vehicle-prices', 'harbour')
    cars = await carsOf(store, 'harbour')
  })

  test('is imported except for the empty row and the price of $88', () => {
    expect(result.report).toMatchObject({
      read: 16_734,
      added: 16_732,
      quarantined: { total: 2, byReason: { empty_row: 1, unusable_value: 1 } },
    })
    expect(result.rejections[1]).toMatchObject({ column: 'Price', value: '88' })
  })

  test('has make, model and badge from the title', () => {
    const makes = countsBy(cars, (car) => car.make)
    expect(makes.get('Land Rover')).toBe(237)
    expect(makes.get('Great Wall')).toBe(16)
    expect(makes.get('Alfa Romeo')).toBe(13)
    expect(makes.get('Aston Martin')).toBe(5)
    expect(makes.has('Land')).toBe(false)
    const models = countsBy(cars, (car) => `${car.make} ${car.model}`)
    for (const name of [
      'Hyundai Santa Fe',
      'Jeep Grand Cherokee',
      'Land Rover Range Rover Evoque',
      'Land Rover Discovery Sport',
      'Nissan X-Trail',
      'Toyota Landcruiser Prado',
      'Tesla Model 3',
    ]) {
      expect(models.get(name), name).toBeGreaterThan(0)
    }
    const titled = cars.find(
      (car) => car.carsales_title === '2012 Land Rover Range Rover Evoque SD4 Pure',
    )
    expect(titled).toMatchObject({ year: 2012, badge: 'SD4 Pure' })
  })

  test('imports cars with a price on application without a price (Spec 4.10)', () => {
    const asked = cars.filter((car) => car.price_type === 'poa')
    expect(asked).toHaveLength(50)
    expect(asked.every((car) => car.price === undefined)).toBe(true)
  })

  test('reads a dash as absent, and drops seats in the column of doors', () => {
    expect(cars.filter((car) => car.km === undefined)).toHaveLength(591)
    expect(cars.every((car) => car.colour !== '-' && car.trans !== '-')).toBe(true)
    expect(result.report.dropped).toContainEqual(
      expect.objectContaining({ column: 'Doors', count: 71 }),
    )
    expect(cars.every((car) => (car.doors ?? 4) <= 5)).toBe(true)
  })

  test('makes cars that are valid by the whole schema without a change', () => {
    expect(cars.filter((car) => !isDeepStrictEqual(fullyChecked(car), car))).toEqual([])
  })

  test('changes nothing when imported again', async () => {
    const { report } = await run('au_vehicle_prices.csv', 'au-vehicle-prices', 'harbour')
    expect(report).toMatchObject({ unchanged: 16_732, added: 0, changed: 0, removed: 0 })
    expect(report.stockVersion).toBe(1)
  })
})

describe.skipIf(!present)('uk_unclean_focus.csv', () => {
  test('quarantines shifted rows instead of taking a price for a mileage', async () => {
    const { report } = await run('uk_unclean_focus.csv', 'uk-unclean-focus', 'kiwi')
    expect(report).toMatchObject({
      read: 5604,
      added: 4640,
      quarantined: {
        byReason: { shifted_row: 820, missing_value: 87, empty_row: 56, unusable_value: 1 },
      },
    })
    const cars = await carsOf(store, 'kiwi')
    expect(cars.every((car) => car.km !== undefined && car.km !== car.price)).toBe(true)
    expect(new Set(cars.map((car) => car.fuel))).toEqual(new Set(['Petrol', 'Diesel']))
    expect(cars.every((car) => (car.engine_size ?? 1) >= 0.5 && (car.engine_size ?? 1) < 3)).toBe(
      true,
    )
  })
})
