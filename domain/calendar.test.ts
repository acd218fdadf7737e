import { describe, expect, test } from 'vitest'
import { calendarYear, dayAfter, monthsAfter, weekdayOf } from './calendar.ts'

describe('a calendar day', () => {
  test.each([
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2026-11-28', 6],
    ['2060-01-01', 4],
    ['2026-13-01', Number.NaN],
    ['null', Number.NaN],
  ])('%s falls on weekday %d (Spec 3.32)', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday)
  })

  test.each([
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-01-01', 365, '2027-01-01'],
    ['null', 1, '–'],
    ['2026-11-21', Number.NaN, '–'],
    ['2026-11-21', 1e12, '–'],
  ])('%s and %d days is %s (D5)', (day, days, after) => {
    expect(dayAfter(day, days)).toBe(after)
  })
})

test.each([
  ['2026-12-31T13:59:59Z', 'Australia/Brisbane', 2026],
  ['2026-12-31T14:00:00Z', 'Australia/Brisbane', 2027],
  ['2027-01-01T00:30:00Z', 'America/Los_Angeles', 2026],
  ['no moment', 'Australia/Brisbane', Number.NaN],
])('%s in %s is in the year %d (D5)', (moment, timeZone, year) => {
  expect(calendarYear(new Date(moment), timeZone)).toBe(year)
})

test.each([
  ['2026-06-15T09:30:00.000Z', 1, '2026-07-15T09:30:00.000Z'],
  ['2026-12-15T00:00:00.000Z', 1, '2027-01-15T00:00:00.000Z'],
  ['2026-01-28T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2026-01-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
  ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-06-03T09:00:00.000Z', -12, '2025-06-03T09:00:00.000Z'],
  ['2028-02-29T09:00:00.000Z', -12, '2027-02-28T09:00:00.000Z'],
  ['2026-06-03T09:00:00.000Z', 0, '2026-06-03T09:00:00.000Z'],
])('the moment %s and %d months is %s (Spec 5.40, 9.15)', (moment, months, after) => {
  expect(monthsAfter(new Date(moment), months).toISOString()).toBe(after)
})

test('months after no moment are none (Spec 5.40, 9.15)', () => {
  expect(monthsAfter(new Date('null'), 1).getTime()).toBeNaN()
})
