import { describe, expect, test } from 'vitest'
import { calendarYear, dayAfter, weekdayOf } from './calendar.ts'

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
