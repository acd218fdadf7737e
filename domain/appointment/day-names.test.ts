import { expect, test } from 'vitest'
import { formatWeekday, zoneName } from './day-names.ts'

test.each([
  ['en-AU', 'Thursday 26 November'],
  ['en-NZ', 'Thursday 26 November'],
  ['en-US', 'Thursday, November 26'],
] as const)('in %s a day of slots is %s (Spec 9.27)', (locale, text) => {
  expect(formatWeekday('2026-11-26', locale)).toBe(text)
})

test.each([
  ['2026-11-26', 'en-AU', 'Australia/Brisbane', 'AEST'],
  ['2026-11-26', 'en-AU', 'Australia/Melbourne', 'AEDT'],
  ['2026-07-01', 'en-AU', 'Australia/Melbourne', 'AEST'],
  ['2026-07-01', 'en-US', 'America/Chicago', 'CDT'],
  ['2026-07-01', 'en-NZ', 'Pacific/Auckland', 'NZST'],
] as const)('on %s in %s the clock of %s is %s (D5)', (day, locale, timeZone, name) => {
  expect(zoneName(day, locale, timeZone)).toBe(name)
})
