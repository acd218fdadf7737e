import { expect, test } from 'vitest'
import { prizesOf, prizeTable } from './prize-table.ts'
import { wheelOf } from './wheel.fixture.ts'
import { wheelOfDay, wheelPhase } from './wheel-of-day.ts'

const wheel = wheelOf([
  { weight: 1, stock: 1 },
  { weight: 4, stock: 10 },
  { weight: 5, stock: 5 },
])
const [cash, ...vouchers] = wheel.segments
const same = [...vouchers].map((segment) => ({ ...segment, label: 'Service voucher' }))
const segments = cash ? [cash, ...same] : []
const tableAfter = (given: Readonly<Record<string, number>>) =>
  prizeTable(prizesOf(segments, new Map(Object.entries(given))))

test('segments of one prize are one line, with what is left and the chance of all (D32)', () => {
  expect(tableAfter({})).toEqual([
    { label: '$2,000 cash', value: 2000, left: 1, oneIn: 10 },
    { label: 'Service voucher', value: 50, left: 15, oneIn: 10 / 9 },
  ])
})

test('when a prize is gone the others become likelier (D32)', () => {
  expect(tableAfter({ 'segment-1': 1, 'segment-3': 5 })).toEqual([
    { label: '$2,000 cash', value: 2000, left: 0, oneIn: undefined },
    { label: 'Service voucher', value: 50, left: 10, oneIn: 1 },
  ])
})

test.each([
  ['2025-06-04', 'not_started'],
  ['2025-06-05', 'running'],
  ['2025-06-07', 'running'],
  ['2025-06-08', 'expired'],
])('a wheel of 5 to 7 June is on %s %s (Spec 4.29, D5, D32)', (today, phase) => {
  expect(wheelPhase(wheel, today)).toBe(phase)
})

test.each([
  ['2025-01-01', 'june'],
  ['2025-06-07', 'june'],
  ['2025-06-08', 'december'],
  ['2026-02-01', 'december'],
])('on %s the site is about the wheel of %s (Spec 4.29, D32)', (today, id) => {
  const wheels = [
    { id: 'december', start: '2025-12-01', expiry: '2025-12-24' },
    { id: 'june', start: '2025-06-05', expiry: '2025-06-07' },
  ]
  expect(wheelOfDay(wheels, today)?.id).toBe(id)
  expect(wheelOfDay([], today)).toBeUndefined()
})
