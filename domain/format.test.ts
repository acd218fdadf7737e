import { describe, expect, test } from 'vitest'
import {
  calendarDay,
  type FormatLocale,
  formatDate,
  formatKm,
  formatLength,
  formatMinutes,
  formatMoney,
  formatMonth,
  formatNumber,
  formatRate,
  timeOfDay,
} from './format.ts'

const locales: readonly FormatLocale[] = ['en-AU', 'en-NZ', 'en-US']
const absurd = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

describe('money', () => {
  test.each([
    [0, '$0'],
    [0.4, '$0'],
    [0.5, '$1'],
    [999, '$999'],
    [999.5, '$1,000'],
    [1000, '$1,000'],
    [1234.6, '$1,235'],
    [24_990, '$24,990'],
    [1e12, '$1,000,000,000,000'],
    [-0.4, '$0'],
    [-5, '-$5'],
    [-1500, '-$1,500'],
  ])('of %d shows as %s in every locale, without decimals (Spec 9.27)', (dollars, text) => {
    expect(locales.map((locale) => formatMoney(dollars, locale))).toEqual([text, text, text])
  })
})

test.each([
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [120, '2 hours'],
])('%d minutes are read as %s (Spec 9.27)', (minutes, text) => {
  expect(locales.map((locale) => formatMinutes(minutes, locale))).toEqual([text, text, text])
})

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [30_005, 0, '30,005'],
  [999_999, 0, '999,999'],
  [1_234_567.8, 0, '1,234,568'],
  [2.755, 1, '2.8'],
  [-5, 0, '-5'],
  [-0.4, 0, '0'],
  [0.5, 0, '1'],
])('the number %d with up to %d decimals shows as %s (Spec 9.27)', (value, decimals, text) => {
  expect(locales.map((locale) => formatNumber(value, locale, decimals))).toEqual([text, text, text])
})

test.each(absurd)('%d shows as a dash, whatever it measures (Spec 9.27)', (value) => {
  const formats = [formatNumber, formatMoney, formatRate, formatKm, formatLength, formatMinutes]
  const texts = formats.flatMap((format) => [format(value, 'en-AU'), format(value, 'en-US')])
  expect(new Set(texts)).toEqual(new Set(['–']))
})

test.each([
  [41_250, '41,250 km', '25,632 miles'],
  [0, '0 km', '0 miles'],
  [0.5, '1 km', '0 miles'],
  [1.61, '2 km', '1 mile'],
  [3.2, '3 km', '2 miles'],
  [-5, '-5 km', '-3 miles'],
  [1e12, '1,000,000,000,000 km', '621,371,192,237 miles'],
])(
  'an odometer of %d km shows as %s, on the US variant as %s (Spec 9.23, 9.27)',
  (km, metric, us) => {
    expect(locales.map((locale) => formatKm(km, locale))).toEqual([metric, metric, us])
  },
)

test.each([
  [304.8, '0.30 m', '1 ft'],
  [5325, '5.33 m', '17.5 ft'],
  [0, '0.00 m', '0 ft'],
  [-100, '-0.10 m', '-0.3 ft'],
])(
  'a length of %d mm shows as %s, on the US variant as %s (Spec 9.26)',
  (millimetres, metric, us) => {
    expect(locales.map((locale) => formatLength(millimetres, locale))).toEqual([metric, metric, us])
  },
)

test.each([
  [8.5, '8.50%'],
  [0, '0.00%'],
  [9.005, '9.01%'],
  [-0.001, '0.00%'],
  [-1, '-1.00%'],
  [1234.5, '1,234.50%'],
])('a rate of %d per cent shows with two decimals as %s (Spec 9.12)', (percent, text) => {
  expect(formatRate(percent, 'en-AU')).toBe(text)
})

describe('a date', () => {
  test.each([
    ['en-AU', '31 March 2026'],
    ['en-NZ', '31 March 2026'],
    ['en-US', 'March 31, 2026'],
  ] as const)('is written as readers of %s write it: %s (Spec 9.27)', (locale, text) => {
    expect(formatDate('2026-03-31', locale, 'Australia/Brisbane')).toBe(text)
  })

  test('without a time is the same day in every time zone (D5)', () => {
    expect(formatDate('2026-03-31', 'en-AU', 'America/Los_Angeles')).toBe('31 March 2026')
    expect(formatDate('2026-03-31', 'en-AU', 'Pacific/Auckland')).toBe('31 March 2026')
  })

  test.each([
    ['2026-03-31T13:59:59Z', '31 March 2026', '2026-03-31'],
    ['2026-03-31T14:00:00Z', '1 April 2026', '2026-04-01'],
    ['2060-12-31T14:00:00Z', '1 January 2061', '2061-01-01'],
  ])('of the moment %s is the day where the dealer is, %s (D5)', (moment, text, day) => {
    expect(formatDate(moment, 'en-AU', 'Australia/Brisbane')).toBe(text)
    expect(calendarDay(new Date(moment), 'Australia/Brisbane')).toBe(day)
    expect(calendarDay(new Date(moment), 'UTC')).toBe(moment.slice(0, 10))
  })

  test.each(['31 March', '2026', '31/03/2026'])(
    '"%s", which an engine would guess at, shows as a dash (Spec 9.27)',
    (day) => expect(formatDate(day, 'en-AU', 'UTC')).toBe('–'),
  )

  test.each(['null', '', '2026-13-45', 'soon'])(
    'that is "%s" shows as a dash (Spec 9.27)',
    (iso) => {
      expect(formatDate(iso, 'en-AU', 'Australia/Brisbane')).toBe('–')
      expect(formatMonth(iso, 'en-AU')).toBe('–')
      expect(calendarDay(new Date(iso), 'Australia/Brisbane')).toBe('–')
    },
  )
})

test('a plate month is in words (Spec 9.27)', () => {
  expect(locales.map((locale) => formatMonth('2024-07', locale))).toEqual([
    'July 2024',
    'July 2024',
    'July 2024',
  ])
})

test.each([
  ['2026-03-31T22:30:00Z', '08:30', '22:30'],
  ['2026-03-31T13:59:59Z', '23:59', '13:59'],
  ['2026-03-31T14:00:00Z', '00:00', '14:00'],
  ['null', '–', '–'],
])('the time of day of %s is %s in Brisbane, %s in UTC (D5)', (moment, brisbane, utc) => {
  expect(timeOfDay(new Date(moment), 'Australia/Brisbane')).toBe(brisbane)
  expect(timeOfDay(new Date(moment), 'UTC')).toBe(utc)
})
