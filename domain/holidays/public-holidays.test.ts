import { expect, test } from 'vitest'
import { easterSunday, publicHolidays } from './public-holidays.ts'

const days = (locale: 'en-AU' | 'en-NZ' | 'en-US', state: string | undefined, year: number) =>
  publicHolidays({ locale, state }, `${year}-01-01`, 99)
    .filter(({ date }) => date.startsWith(String(year)))
    .map(({ date }) => date.slice(5))

test.each([
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

// As the governments of these places publish them.
test.each([
  ['en-AU', 'QLD', 2026, '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 10-05 12-25 12-26 12-28'],
  [
    'en-AU',
    'VIC',
    2026,
    '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 11-03 12-25 12-26 12-28',
  ],
  [
    'en-AU',
    'NSW',
    2026,
    '01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28',
  ],
  // Both days of Christmas at a weekend, New Year’s Day at one, Anzac Day on a Sunday.
  [
    'en-AU',
    'QLD',
    2027,
    '01-01 01-26 03-26 03-27 03-28 03-29 04-26 05-03 10-04 12-25 12-26 12-27 12-28',
  ],
  [
    'en-NZ',
    undefined,
    2026,
    '01-01 01-02 02-06 04-03 04-05 04-06 04-25 04-27 06-01 07-10 10-26 12-25 12-26 12-28',
  ],
  ['en-US', 'TX', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
] as const)(
  '%s %s has in %i the holidays of its law (Spec 3.32)',
  (locale, state, year, listed) => {
    expect(days(locale, state, year).join(' ')).toBe(listed)
  },
)

test('the next ones begin with the day itself and go over the end of the year (Spec 3.32)', () => {
  expect(publicHolidays({ locale: 'en-AU', state: 'qld' }, '2026-12-28', 3)).toEqual([
    { date: '2026-12-28', name: 'Boxing Day (observed)' },
    { date: '2027-01-01', name: 'New Year’s Day' },
    { date: '2027-01-26', name: 'Australia Day' },
  ])
})

test('a state that is none has what the whole country has (Spec 3.32)', () => {
  const national = days('en-AU', 'Moon', 2026)
  expect(national).toContain('12-25')
  expect(national).not.toContain('05-04')
})
