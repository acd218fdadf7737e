import { describe, expect, test } from 'vitest'
import {
  calendarYear,
  dayAfter,
  dayStart,
  earliest,
  monthsAfter,
  nextDayStart,
  weekdayOf,
} from './calendar.ts'

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

test('months after an invalid date are invalid (Spec 5.40, 9.15)', () => {
  expect(monthsAfter(new Date('null'), 1).getTime()).toBeNaN()
})

describe('the start of a day', () => {
  test.each([
    ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
    ['2026-11-22', 'Australia/Brisbane', '2026-11-21T14:00:00.000Z'],
    ['2026-11-22', 'Australia/Sydney', '2026-11-21T13:00:00.000Z'],
    ['2026-06-22', 'Australia/Sydney', '2026-06-21T14:00:00.000Z'],
    ['2026-11-22', 'Australia/Adelaide', '2026-11-21T13:30:00.000Z'],
    ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
    ['2026-11-22', 'America/Los_Angeles', '2026-11-22T08:00:00.000Z'],
    ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
    ['2026-11-22', 'Etc/GMT+12', '2026-11-22T12:00:00.000Z'],
    ['2027-01-01', 'Pacific/Auckland', '2026-12-31T11:00:00.000Z'],
  ])('of %s in %s is %s (D5)', (day, timeZone, moment) => {
    expect(dayStart(day, timeZone)?.toISOString()).toBe(moment)
  })

  test('is the first one after midnight where the clocks pass over it (D5)', () => {
    expect(dayStart('2018-11-04', 'America/Sao_Paulo')?.toISOString()).toBe(
      '2018-11-04T03:00:00.000Z',
    )
  })

  test('is that of the day after where a country has left a day out (D5)', () => {
    expect(dayStart('2011-12-30', 'Pacific/Apia')).toEqual(dayStart('2011-12-31', 'Pacific/Apia'))
  })

  test('is unknown for what is no day (D5)', () => {
    expect(dayStart('null', 'UTC')).toBeUndefined()
  })
})

test.each([
  ['2026-11-22T13:59:59.999Z', '2026-11-22T14:00:00.000Z'],
  ['2026-11-22T14:00:00.000Z', '2026-11-23T14:00:00.000Z'],
  ['2026-11-22T14:00:00.001Z', '2026-11-23T14:00:00.000Z'],
])('after %s the next day of Brisbane begins at %s (D5)', (now, next) => {
  expect(nextDayStart(new Date(now), 'Australia/Brisbane')?.toISOString()).toBe(next)
})

test.each([
  [[], undefined],
  [[undefined, new Date(Number.NaN)], undefined],
  [[new Date(3), undefined, new Date(2), new Date(Number.NaN)], new Date(2)],
])('the first of the moments %j is %j (D5)', (moments, first) => {
  expect(earliest(moments)).toEqual(first)
})
