import { describe, expect, test } from 'vitest'
import { type Car, carSchema } from './car.ts'
import { conditionWords, keyFacts, type SpecContext, specRows } from './spec-rows.ts'

const context: SpecContext = {
  now: new Date('2026-03-30T00:00:00Z'),
  locale: 'en-AU',
  timeZone: 'Australia/Brisbane',
}
const hilux: Car = carSchema.parse({
  id: 'h1',
  slug: '2021-toyota-hilux-sr5-h1',
  name: '2021 Toyota Hilux',
  make: 'Toyota',
  model: 'Hilux',
  year: 2021,
  car_type: 'used',
  status: 'in_stock',
  km: 41_250,
  simple_transmission: 'Automatic',
  simple_fuel: 'Diesel',
})
const bare: Car = carSchema.parse({
  id: 'e1',
  slug: 'lotus-emira-e1',
  name: 'Lotus Emira',
  make: 'Lotus',
  model: 'Emira',
  car_type: 'new',
  status: 'in_stock',
})

const rowOf = (car: Partial<Car>, key: string, given = context) =>
  specRows({ ...bare, ...car }, given).find((row) => row.key === key)

describe('the first four', () => {
  test('are condition, transmission, odometer and fuel (Spec 2.41, 9.09)', () => {
    expect(keyFacts(hilux, context).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Condition: Used',
      'Transmission: Automatic',
      'Odometer: 41,250 km',
      'Fuel type: Diesel',
    ])
    expect(specRows(hilux, context).slice(0, 4)).toEqual(keyFacts(hilux, context))
  })

  test("are the maker's words where there are none to filter by (Spec 2.41)", () => {
    const car = { ...bare, trans: '6 Speed Manual', fuel: 'Biodiesel' }
    expect(keyFacts(car, context).map(({ value }) => value)).toEqual([
      'New',
      '6 Speed Manual',
      'Biodiesel',
    ])
  })

  test('name each condition (Spec 3.03)', () => {
    expect(conditionWords).toEqual({ new: 'New', demo: 'Demo', used: 'Used' })
  })
})

describe('each row', () => {
  test.each<[string, string, Partial<Car>]>([
    ['body', 'Body: Double Cab Pick-up', { body: 'Double Cab Pick-up', simple_body: 'Ute' }],
    ['body', 'Body: Ute', { simple_body: 'Ute' }],
    ['configuration', 'Body configuration: Crew', { variant: { bodyconfiguration: 'Crew' } }],
    ['colour', 'Colour: Graphite', { colour: 'Graphite' }],
    ['doors', 'Doors: 4', { doors: 4 }],
    ['seats', 'Seats: 0', { seats: 0 }],
    ['odometer', 'Odometer: 0 km', { km: 0 }],
    ['odometer', 'Odometer: 1,000,000,000,000 km', { km: 1e12 }],
    ['engine', 'Engine: 2.8 L', { engine_size: 2.8, variant: { enginesize_litres: 3 } }],
    ['engine', 'Engine: 3 L', { variant: { enginesize_litres: 3 } }],
    ['cylinders', 'Cylinders: 4', { variant: { cylinders: 4 } }],
    ['induction', 'Induction: Turbo', { variant: { induction: 'Turbo' } }],
    ['gears', 'Gearbox: CVT', { variant: { geartype: 'CVT' } }],
    ['drive', 'Drive: 4WD', { drive: '4WD' }],
    ['fuel_detail', 'Fuel: Premium', { fuel: 'Premium', simple_fuel: 'Petrol' }],
    [
      'consumption',
      'Fuel consumption (combined): 8.1 L/100 km',
      { variant: { fuelconsumptioncombined: 8.12 } },
    ],
    ['tank', 'Fuel tank: 80 L', { variant: { fuelcapacity: 80 } }],
    ['tank', 'Fuel tank: 45.5 L', { variant: { fuelcapacity: 45.4999 } }],
    ['torque', 'Torque: 1,085 Nm', { variant: { torque: 1085 } }],
    ['power', 'Power: 353 kW', { variant: { power: 353 } }],
    ['acceleration', '0–100 km/h: 4.3 s', { variant: { acceleration: 4.3 } }],
    ['range', 'Range, WLTP: 528 km', { variant: { electricrange: 528 } }],
    ['battery', 'Battery: 75 kWh', { variant: { batterycapacity: 75 } }],
    ['charging', 'DC charging: 250 kW', { variant: { chargingpower: 250 } }],
    ['towing', 'Tows, braked: 3,500 kg', { variant: { brakedtowing: 3500 } }],
    ['mass', 'Kerb mass: 1,705 kg', { variant: { kerbmass: 1705 } }],
    ['engine', 'Engine: 649 cc', { item_type: 'motorcycle', variant: { enginesize: 649 } }],
    ['engine', 'Engine: 2.8 L', { engine_size: 2.8, variant: { enginesize: 2755 } }],
    ['seat_height', 'Seat height: 870 mm', { variant: { seatheight: 870 } }],
    ['layout', 'Layout: Island bed', { specifications: { layout: 'Island bed' } }],
    ['ball_weight', 'Ball weight: 198 kg', { specifications: { ball_weight: 198 } }],
    ['water', 'Fresh water: 190 L', { specifications: { water: 190 } }],
    ['ancap', 'ANCAP safety rating: 5 stars', { variant: { ancaprating: 5 } }],
    ['ancap', 'ANCAP safety rating: 0 stars', { variant: { ancaprating: 0 } }],
    ['ancap', 'ANCAP safety rating: 1 star', { variant: { ancaprating: 1 } }],
    ['length', 'Length: 5.33 m', { variant: { vehiclelength: 5325 } }],
    ['width', 'Width: 1.86 m', { variant: { vehiclewidth: 1855 } }],
    ['height', 'Height: 1.82 m', { variant: { vehicleheight: 1815 } }],
    ['gvm', 'Gross vehicle mass: 3,050 kg', { variant: { grossvehiclemass: 3050 } }],
    ['sleeps', 'Sleeps: 3', { specifications: { sleeps: 3 } }],
    ['body_length', 'Body length: 5.79 m', { specifications: { body_length: 5785 } }],
    ['body_width', 'Body width: 2.45 m', { specifications: { body_width: 2450 } }],
    ['tare', 'Tare: 2,240 kg', { specifications: { tare_weight: 2240 } }],
    [
      'atm',
      'Aggregate trailer mass: 2,800 kg',
      { specifications: { aggregate_trailer_mass: 2800 } },
    ],
    ['axle', 'Axle: Tandem', { specifications: { axle_type: 'Tandem' } }],
    ['series', 'Series: GUN126R', { series: 'GUN126R' }],
    ['build', 'Build date: March 2021', { build_date: '2021-03' }],
    ['compliance', 'Compliance date: April 2021', { compliance_date: '2021-04' }],
    ['rego', 'Registration: 418JMC', { regplate: '418JMC' }],
    ['rego_expiry', 'Registration expiry: Expires on 1 April 2026', { rego_expiry: '2026-04-01' }],
    ['vin', 'VIN: JTFHB8CD401000001', { vin: 'JTFHB8CD401000001' }],
    ['stock', 'Stock number: U41877', { stocknum: 'U41877' }],
  ])('%s reads %s (Spec 3.07, 3.08, 3.15, 3.16, 5.35)', (key, text, car) => {
    const row = rowOf(car, key)
    expect(`${row?.label}: ${row?.value}`).toBe(text)
  })

  test.each([
    ['not known', {}],
    ['empty', { colour: '' }],
    ['blank', { colour: ' ' }],
    ['the text null', { colour: 'null' }],
    ['the text NULL', { colour: 'NULL' }],
  ])('a colour that is %s has no row (Spec 5.35)', (_, car) => {
    expect(rowOf(car, 'colour')).toBeUndefined()
  })

  test('a car without other facts has its condition alone (Spec 5.35)', () => {
    expect(specRows(bare, context)).toEqual([
      { key: 'condition', label: 'Condition', value: 'New' },
    ])
  })

  test('the fuel is not said twice (Spec 5.35)', () => {
    expect(rowOf({ fuel: 'Diesel', simple_fuel: 'Diesel' }, 'fuel_detail')).toBeUndefined()
  })
})
