import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carStatuses, simpleFuels } from './kinds.ts'
import { type TagSettings, tagBanner } from './tag-banner.ts'

const now = new Date('2026-03-20T00:00:00Z')
const settings: TagSettings = {
  fuelTag: true,
  certified: { enabled: true, make: 'Toyota', label: 'Certified' },
  wording: {
    justSold: 'JUST SOLD',
    electric: 'Electric',
    hybrid: 'Hybrid',
    reserved: 'Reserved',
    comingSoon: 'Coming Soon',
    newArrival: 'New Arrival',
  },
}
type TaggedCar = Parameters<typeof tagBanner>[0]
const tagOf = (car: TaggedCar, given = settings) => tagBanner(car, given, { now })

const plain: TaggedCar = { make: 'Toyota', status: 'in_stock', simple_fuel: 'Petrol' }
/** What earns each tag, the strongest first. */
const earned = {
  sold: { status: 'sold' },
  fuel: { simple_fuel: 'Electric' },
  reserved: { reserved: true },
  certified: { certified: true },
  custom: { tag: 'One Owner' },
  coming_soon: { status: 'coming_soon' },
  new_arrival: { created_at: '2026-03-19T00:00:00.000Z' },
} as const

describe('priority', () => {
  test.each([
    ['sold', 'fuel'],
    ['sold', 'reserved'],
    ['sold', 'new_arrival'],
    ['fuel', 'reserved'],
    ['reserved', 'certified'],
    ['certified', 'custom'],
    ['custom', 'coming_soon'],
    ['coming_soon', 'new_arrival'],
  ] as const)('%s goes before %s (Spec 4.04)', (stronger, weaker) => {
    expect(tagOf({ ...plain, ...earned[weaker], ...earned[stronger] })?.kind).toBe(stronger)
    expect(tagOf({ ...plain, ...earned[weaker] })?.kind).toBe(weaker)
  })

  test('a sold car has the sold tag before all others (Spec 4.04)', () => {
    const { fuel, reserved, certified, custom, new_arrival, sold } = earned
    const everything = { ...plain, ...fuel, ...reserved, ...certified, ...custom, ...new_arrival }
    expect(tagOf({ ...everything, ...sold })).toEqual({ kind: 'sold', text: 'JUST SOLD' })
  })

  test('a car that earns none has no tag (Spec 4.04)', () => {
    expect(tagOf(plain)).toBeUndefined()
  })
})

describe('each tag', () => {
  test.each([
    ['Electric', 'Electric'],
    ['Hybrid', 'Hybrid'],
    ['Plug-in Hybrid', 'Hybrid'],
    ['Diesel', 'nothing'],
    ['Hydrogen', 'nothing'],
    ['unknown', 'nothing'],
  ] as const)('a car of fuel %s is tagged %s (Spec 4.04, D14)', (simple_fuel, text) => {
    const car: TaggedCar = {
      make: 'Kia',
      status: 'in_stock',
      ...(simple_fuel !== 'unknown' && { simple_fuel }),
    }
    expect(tagOf(car)?.text ?? 'nothing').toBe(text)
  })

  test('the fuel tag needs its switch (Spec 4.04)', () => {
    const off = { ...settings, fuelTag: false }
    expect(tagOf({ ...plain, simple_fuel: 'Electric' }, off)).toBeUndefined()
  })

  test.each([
    ['reserved', 'Reserved'],
    ['certified', 'Certified'],
    ['custom', 'One Owner'],
    ['coming_soon', 'Coming Soon'],
    ['new_arrival', 'New Arrival'],
  ] as const)('the tag %s says %s (Spec 4.04)', (kind, text) => {
    expect(tagOf({ ...plain, ...earned[kind] })).toMatchObject({ kind, text })
  })

  test.each<[string, Partial<TaggedCar>, string]>([
    ['a reserved hybrid', { simple_fuel: 'Hybrid', reserved: true }, 'Hybrid · Reserved'],
    [
      'a certified car on its way',
      { ...earned.certified, status: 'coming_soon' },
      'Certified · Coming Soon',
    ],
    ['a reserved car with a tag', { tag: 'One Owner', reserved: true }, 'Reserved'],
    ['a sold hybrid', { ...earned.fuel, status: 'sold', reserved: true }, 'JUST SOLD'],
    ['a hybrid for sale', { simple_fuel: 'Hybrid' }, 'Hybrid'],
  ])('%s: the tag says what holds a buyer back (Spec 4.01, 4.04)', (_, fields, text) => {
    const tag = tagOf({ ...plain, ...fields })
    expect([tag?.text, tag?.held ?? false]).toEqual([text, /Reserved|Coming Soon/.test(text)])
  })

  test.each(['', ' ', 'null'])('a custom tag "%s" is none (Spec 4.04, 5.35)', (tag) => {
    expect(tagOf({ ...plain, tag })).toBeUndefined()
  })

  test("a new arrival is one for the dealer's own days (Spec 4.03)", () => {
    const car = { ...plain, created_at: '2026-03-10T00:00:00.000Z' }
    expect(tagOf(car)).toBeUndefined()
    expect(tagOf(car, { ...settings, newArrivalDays: 11 })?.kind).toBe('new_arrival')
  })
})

test('any car carries one tag that says something, or none (Spec 4.04)', () => {
  const car = fc.record(
    {
      make: fc.constantFrom('Toyota', 'Kia', ''),
      status: fc.constantFrom(...carStatuses),
      simple_fuel: fc.constantFrom(...simpleFuels),
      reserved: fc.boolean(),
      certified: fc.boolean(),
      tag: fc.string(),
      created_at: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.string(),
      ),
    },
    { requiredKeys: ['make', 'status'] },
  )
  fc.assert(
    fc.property(car, fc.date(), fc.boolean(), (given, moment, fuelTag) => {
      const tag = tagBanner(given, { ...settings, fuelTag }, { now: moment })
      expect(tag?.text.trim()).not.toBe('')
    }),
  )
})
