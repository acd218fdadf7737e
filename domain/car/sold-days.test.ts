import { expect, test } from 'vitest'
import { soldDaysOf } from './sold-days.ts'

const dealerships = [
  { id: 'D1', slug: 'north', name: 'North', sold_listed_days: 10 },
  { id: 'D2', slug: 'south', name: 'South', sold_listed_days: 0 },
  { id: 'D3', slug: 'east', name: 'East' },
]

test.each([
  ['of its dealership, by id', { dealership_id: 'D1' }, 10],
  ['of its dealership, by slug', { dealership_slug: 'south' }, 0],
  ['of the site: the dealership has none of its own', { dealership_id: 'D3' }, 3],
  ['of the site: an unknown dealership', { dealership_slug: 'west' }, 3],
  ['of the site: no dealership', {}, 3],
])('a sold car stays listed for the days %s (Spec 4.01)', (_, car, days) => {
  expect(soldDaysOf(car, { soldListedDays: 3, dealerships })).toBe(days)
})

test('a site without dealerships has one setting (Spec 4.01)', () => {
  expect(soldDaysOf({ dealership_slug: 'north' }, { soldListedDays: 7 })).toBe(7)
})
