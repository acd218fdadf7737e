import { describe, expect, test } from 'vitest'
import { isAbsent, withoutAbsent } from './absence.ts'
import { type Car, carSchema } from './car.ts'
import { showsCertifiedBadge } from './certified.ts'
import { carName, carSlug, slugOf } from './name.ts'
import { regoExpiryText } from './rego.ts'
import { keyFacts, specRows } from './spec-rows.ts'

const context = {
  now: new Date('2026-03-30T00:00:00Z'),
  locale: 'en-AU',
  timeZone: 'Australia/Brisbane',
} as const
const car: Car = carSchema.parse({
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
  variant: { torque: 500, fuelconsumptioncombined: 8.1 },
})

describe('the record', () => {
  test('fills in what may be left out (Spec 3.02, 3.13)', () => {
    expect(car).toMatchObject({ item_type: 'car', show_on_dealer_website: true })
  })

  test.each([
    { price: 24_990.5 },
    { price: '24990' },
    { status: 'gone' },
    { rego_expiry: '31/03/2026' },
    { make: '' },
    { colour_of_seats: 'black' },
  ])('refuses %j (D6, D13)', (fault) => {
    expect(carSchema.safeParse({ ...car, ...fault }).success).toBe(false)
  })
})

test.each([
  [undefined, true],
  [null, true],
  ['', true],
  ['  ', true],
  ['null', true],
  ['NULL', true],
  ['nullify', false],
  [0, false],
  [false, false],
])('%j is absent: %s (Spec 5.35)', (value, absent) => {
  expect(isAbsent(value)).toBe(absent)
})

test('absent fields go at every depth (Spec 5.35)', () => {
  const raw = { badge: 'null', variant: { torque: null, geartype: 'CVT' }, images: ['/a.jpg', ''] }
  expect(withoutAbsent(raw)).toEqual({ variant: { geartype: 'CVT' }, images: ['/a.jpg'] })
})

test('a car is named by year, make and model (Spec 2.41)', () => {
  expect(carName(car)).toBe('2021 Toyota Hilux')
  expect(carName({ make: 'Jayco', model: 'Swan' })).toBe('Jayco Swan')
})

test('a slug is readable and ends with the id', () => {
  expect(carSlug({ ...car, badge: 'SR5 (4x4)', id: 'u1042' })).toBe(
    '2021-toyota-hilux-sr5-4x4-u1042',
  )
  expect(slugOf('Ténéré 700 — Škoda')).toBe('tenere-700-skoda')
})

describe('facts', () => {
  test('the first four are condition, transmission, odometer and fuel (Spec 2.41)', () => {
    expect(keyFacts(car, context).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Condition: Used',
      'Transmission: Automatic',
      'Odometer: 41,250 km',
      'Fuel Type: Diesel',
    ])
    expect(specRows(car, context).slice(0, 4)).toEqual(keyFacts(car, context))
  })

  test('what is unknown, empty or "null" has no row (Spec 5.35)', () => {
    const rows = specRows({ ...car, colour: 'null', body: '' }, context)
    const keys = rows.map(({ key }) => key)
    expect(keys).toContain('torque')
    expect(keys).not.toContain('colour')
    expect(keys).not.toContain('body')
    expect(keys).not.toContain('doors')
  })
})

test.each([
  ['2026-03-29', undefined],
  ['2026-03-30', undefined],
  ['2026-03-31', 'Expires on 31 March 2026'],
])('registration to %s on 30 March in Brisbane: %s (Spec 5.37)', (rego_expiry, text) => {
  expect(regoExpiryText({ rego_expiry }, context)).toBe(text)
})

test.each([
  [{}, true],
  [{ make: 'Mazda' }, false],
  [{ certified: false }, false],
  [{ status: 'sold' }, false],
] as const)('a certified Toyota with %j carries the badge: %s (Spec 5.38)', (changes, shows) => {
  const certified = { make: 'Toyota', certified: true, status: 'in_stock', ...changes } as const
  const programme = { make: 'Toyota', label: 'Certified' }
  expect(showsCertifiedBadge(certified, { ...programme, enabled: true })).toBe(shows)
  expect(showsCertifiedBadge(certified, { ...programme, enabled: false })).toBe(false)
})
