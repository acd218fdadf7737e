import { expect, test } from 'vitest'
import { isNewArrival, type TagSettings, tagBanner } from './tag-banner.ts'

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
const everything = {
  make: 'Toyota',
  status: 'coming_soon',
  simple_fuel: 'Electric',
  reserved: true,
  certified: true,
  tag: 'One Owner',
  created_at: '2026-03-19T00:00:00.000Z',
} as const
const kindOf = (car: Parameters<typeof tagBanner>[0]) => tagBanner(car, settings, { now })?.kind

test('tags come in the order fuel, reserved, certified, custom, coming soon, new (Spec 4.04)', () => {
  const { simple_fuel, ...unfuelled } = everything
  const { reserved, ...free } = unfuelled
  const { certified, ...plain } = free
  const { tag, ...untagged } = plain
  const arrived = { ...untagged, status: 'in_stock' } as const
  const { created_at, ...old } = arrived
  const cars = [everything, unfuelled, free, plain, untagged, arrived, old]
  expect(cars.map(kindOf)).toEqual([
    'fuel',
    'reserved',
    'certified',
    'custom',
    'coming_soon',
    'new_arrival',
    undefined,
  ])
})

test('a sold car shows the sold tag whatever else it is (Spec 4.04)', () => {
  expect(tagBanner({ ...everything, status: 'sold' }, settings, { now })).toEqual({
    kind: 'sold',
    text: 'JUST SOLD',
  })
})

test('the fuel tag needs its switch (Spec 4.04)', () => {
  const off = { ...settings, fuelTag: false }
  expect(tagBanner(everything, off, { now })?.kind).toBe('reserved')
})

test.each([
  ['Electric', 'Electric'],
  ['Hybrid', 'Hybrid'],
  ['Plug-in Hybrid', 'Hybrid'],
  ['Diesel', undefined],
] as const)('%s is tagged %s (D14)', (simple_fuel, text) => {
  const car = { make: 'Kia', status: 'in_stock', simple_fuel } as const
  expect(tagBanner(car, settings, { now })?.text).toBe(text)
})

test.each([
  ['2026-03-12T00:00:00.001Z', true],
  ['2026-03-12T00:00:00.000Z', false],
  ['2026-03-11T23:59:59.999Z', false],
  ['2026-03-20T00:00:00.000Z', true],
  ['2026-03-20T00:00:00.001Z', false],
])('a car of %s is a new arrival on 20 March: %s (Spec 4.03)', (created_at, isNew) => {
  expect(isNewArrival({ created_at }, { now })).toBe(isNew)
})
