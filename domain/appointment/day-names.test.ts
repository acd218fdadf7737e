import { expect, test } from 'vitest'
import { formatWeekday, slotTime, zoneName } from './day-names.ts'

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

test.each([
  ['09:30', '9.30', '9:30'],
  ['12:00', '12.00', '12:00'],
  ['00:30', '12.30', '12:30'],
  ['16:30', '4.30', '4:30'],
])('the slot at %s is %s, in the United States %s (Spec 9.28)', (time, metric, us) => {
  expect([slotTime(time, 'en-AU'), slotTime(time, 'en-US')]).toEqual([metric, us])
})
