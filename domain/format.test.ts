import { describe, expect, test } from 'vitest'
import {
  calendarDay,
  formatDate,
  formatKm,
  formatMoney,
  formatMonth,
  formatRate,
} from './format.ts'

describe('formatMoney', () => {
  test.each([
    [24_990, '$24,990'],
    [999, '$999'],
    [1000, '$1,000'],
    [0, '$0'],
    [-500, '-$500'],
    [1234.6, '$1,235'],
  ])('%d dollars show as %s, without decimals (Spec 9.27)', (dollars, text) => {
    expect(formatMoney(dollars, 'en-AU')).toBe(text)
    expect(formatMoney(dollars, 'en-NZ')).toBe(text)
  })
})

test('an odometer is in kilometres, on the US variant in miles (Spec 9.23)', () => {
  expect(formatKm(41_250, 'en-AU')).toBe('41,250 km')
  expect(formatKm(41_250, 'en-NZ')).toBe('41,250 km')
  expect(formatKm(41_250, 'en-US')).toBe('25,632 miles')
})

test('a rate has two decimals (Spec 9.12)', () => {
  expect(formatRate(8.5, 'en-AU')).toBe('8.50%')
})

test('a calendar day is the same day in every time zone (D5)', () => {
  expect(formatDate('2026-03-31', 'en-AU', 'Australia/Brisbane')).toBe('31 March 2026')
  expect(formatDate('2026-03-31', 'en-US', 'America/Los_Angeles')).toBe('March 31, 2026')
})

test('a moment is the day it falls on where the dealer is (D5)', () => {
  expect(formatDate('2026-03-31T15:00:00Z', 'en-AU', 'Australia/Brisbane')).toBe('1 April 2026')
  expect(calendarDay(new Date('2026-03-31T13:59:59Z'), 'Australia/Brisbane')).toBe('2026-03-31')
  expect(calendarDay(new Date('2026-03-31T14:00:00Z'), 'Australia/Brisbane')).toBe('2026-04-01')
})

test('a plate month is in words', () => {
  expect(formatMonth('2024-07', 'en-AU')).toBe('July 2024')
})
