import type { FormatLocale } from '../format.ts'
import { australia } from './australian-holidays.ts'
import type { HolidayRule } from './holiday-rule.ts'

const [MONDAY, THURSDAY] = [1, 4]

/** Holidays Act 2003, Te Kāhui o Matariki Public Holiday Act 2022; anniversary days differ by region and are left out. */
const newZealand: readonly HolidayRule[] = [
  { name: 'New Year’s Day', date: { month: 1, day: 1, moves: 'added' } },
  { name: 'Day after New Year’s Day', date: { month: 1, day: 2, moves: 'added' } },
  { name: 'Waitangi Day', date: { month: 2, day: 6, moves: 'added' } },
  { name: 'Good Friday', date: { easter: -2 } },
  // No shop may open.
  { name: 'Easter Sunday', date: { easter: 0 } },
  { name: 'Easter Monday', date: { easter: 1 } },
  { name: 'Anzac Day', date: { month: 4, day: 25, moves: 'added' } },
  { name: 'King’s Birthday', date: { month: 6, nth: 1, weekday: MONDAY } },
  {
    name: 'Matariki',
    date: {
      listed: {
        2026: '2026-07-10',
        2027: '2027-06-25',
        2028: '2028-07-14',
        2029: '2029-07-06',
        2030: '2030-06-21',
        2031: '2031-07-11',
        2032: '2032-07-02',
      },
    },
  },
  { name: 'Labour Day', date: { month: 10, nth: 4, weekday: MONDAY } },
  { name: 'Christmas Day', date: { month: 12, day: 25, moves: 'added' } },
  { name: 'Boxing Day', date: { month: 12, day: 26, moves: 'added' } },
]

/** 5 U.S.C. 6103, on the days that dealers observe; shops choose which of them they keep. */
const unitedStates: readonly HolidayRule[] = [
  { name: 'New Year’s Day', date: { month: 1, day: 1, moves: 'nearest' } },
  { name: 'Martin Luther King Jr. Day', date: { month: 1, nth: 3, weekday: MONDAY } },
  { name: 'Presidents’ Day', date: { month: 2, nth: 3, weekday: MONDAY } },
  { name: 'Memorial Day', date: { month: 5, nth: -1, weekday: MONDAY } },
  { name: 'Juneteenth', date: { month: 6, day: 19, moves: 'nearest' } },
  { name: 'Independence Day', date: { month: 7, day: 4, moves: 'nearest' } },
  { name: 'Labor Day', date: { month: 9, nth: 1, weekday: MONDAY } },
  { name: 'Columbus Day', date: { month: 10, nth: 2, weekday: MONDAY } },
  { name: 'Veterans Day', date: { month: 11, day: 11, moves: 'nearest' } },
  { name: 'Thanksgiving', date: { month: 11, nth: 4, weekday: THURSDAY } },
  { name: 'Christmas Day', date: { month: 12, day: 25, moves: 'nearest' } },
]

/** The rules of a country, by the locale of its sites. */
export const holidayRules: Readonly<Record<FormatLocale, readonly HolidayRule[]>> = {
  'en-AU': australia,
  'en-NZ': newZealand,
  'en-US': unitedStates,
}
