import { expect, test } from 'vitest'
import { type FormatLocale, formatShortDay } from './format.ts'

const locales: readonly FormatLocale[] = ['en-AU', 'en-NZ', 'en-US']

test.each([
  ['2026-12-25', 'Fri 25 Dec', 'Fri Dec 25'],
  ['2027-01-01', 'Fri 1 Jan', 'Fri Jan 1'],
  ['null', '–', '–'],
])('the day %s is in short %s, on the US variant %s (Spec 9.27)', (day, metric, us) => {
  expect(locales.map((locale) => formatShortDay(day, locale))).toEqual([metric, metric, us])
})
