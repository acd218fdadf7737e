import { expect, test } from 'vitest'
import { reasonsOf } from '../eligibility.ts'
import { listing, nextListingChangeAt } from './listing.ts'

const now = new Date('2026-03-10T00:00:00Z')
const day = 86_400
const soldAt = (secondsAgo: number) => now.getTime() / 1000 - secondsAgo
const car = { status: 'in_stock', show_on_dealer_website: true } as const
const sold = { ...car, status: 'sold' } as const

test.each([
  ['in stock', [], car],
  ['coming soon', [], { ...car, status: 'coming_soon' }],
  ['withdrawn', ['withdrawn'], { ...car, status: 'withdrawn' }],
  ['kept off the website', ['kept_off_website'], { ...car, show_on_dealer_website: false }],
  ['sold on an unknown date', ['sold_date_unknown'], sold],
  ['sold in 1970', ['sold_too_long_ago'], { ...sold, sold_date_timestamp: 0 }],
  ['sold in 2060', [], { ...sold, sold_date_timestamp: 2_840_140_800 }],
  ['sold on an invalid date', ['sold_date_unknown'], { ...sold, sold_date_timestamp: Number.NaN }],
  ['sold at the end of time', ['sold_date_unknown'], { ...sold, sold_date_timestamp: Infinity }],
  ['in stock again after a sale', [], { ...car, sold_date_timestamp: 0 }],
  [
    'withdrawn and kept off the website',
    ['kept_off_website', 'withdrawn'],
    { status: 'withdrawn', show_on_dealer_website: false },
  ],
] as const)('a car %s is kept off the list by %j (Spec 4.01, 4.02, D13)', (_, reasons, given) => {
  expect(reasonsOf(listing(given, { now }))).toEqual(reasons)
})

test.each([
  [0, []],
  [3 * day - 1, []],
  [3 * day, ['sold_too_long_ago']],
  [3 * day + 1, ['sold_too_long_ago']],
])('a car sold %d seconds ago is kept off by %j (Spec 4.01)', (seconds, reasons) => {
  const answer = listing({ ...sold, sold_date_timestamp: soldAt(seconds) }, { now })
  expect(reasonsOf(answer)).toEqual(reasons)
})

test.each([
  [0, 0, ['sold_too_long_ago']],
  [7, 7 * day - 1, []],
  [7, 7 * day, ['sold_too_long_ago']],
  [7, 7 * day + 1, ['sold_too_long_ago']],
])(
  'where sold cars stay %d days, one sold %d seconds ago is not listed for %j (Spec 4.01)',
  (...row) => {
    const [soldListedDays, seconds, reasons] = row
    const answer = listing(
      { ...sold, sold_date_timestamp: soldAt(seconds) },
      { now, soldListedDays },
    )
    expect(reasonsOf(answer)).toEqual(reasons)
  },
)

test.each([
  ['in stock', undefined, car],
  ['withdrawn', undefined, { ...car, status: 'withdrawn', sold_date_timestamp: soldAt(0) }],
  ['sold on an unknown date', undefined, sold],
  [
    'sold, but kept off the website',
    undefined,
    { ...sold, show_on_dealer_website: false, sold_date_timestamp: soldAt(0) },
  ],
  ['sold now', '2026-03-13T00:00:00.000Z', { ...sold, sold_date_timestamp: soldAt(0) }],
  [
    'sold a second less than three days ago',
    '2026-03-10T00:00:01.000Z',
    { ...sold, sold_date_timestamp: soldAt(3 * day - 1) },
  ],
  ['sold three days ago', undefined, { ...sold, sold_date_timestamp: soldAt(3 * day) }],
  ['sold after the last date', undefined, { ...sold, sold_date_timestamp: 1e15 }],
] as const)('the list next changes by a car %s at %s (Spec 4.01, D13)', (_, moment, given) => {
  expect(nextListingChangeAt(given, { now })?.toISOString()).toBe(moment)
})

test('a car leaves the list at the announced time, by the days of the dealer (Spec 4.01)', () => {
  const given = { ...sold, sold_date_timestamp: soldAt(day) }
  const leaves = nextListingChangeAt(given, { now, soldListedDays: 7 }) ?? now
  const isListed = (now: Date) => listing(given, { now, soldListedDays: 7 }).eligible
  expect(isListed(new Date(leaves.getTime() - 1))).toBe(true)
  expect(isListed(leaves)).toBe(false)
})
