/** When a holiday is: a fixed day, a weekday of a month, days from Easter Sunday, or days that a law lists. */
export type HolidayDate =
  | { readonly month: number; readonly day: number; readonly moves?: Moves }
  /** `nth` from the end where negative; weekday 0 is Sunday. */
  | { readonly month: number; readonly nth: number; readonly weekday: number }
  | { readonly easter: number }
  | { readonly listed: Readonly<Record<number, string>> }

/**
 * What a fixed day that falls on a weekend makes a holiday: `monday`, the Monday after in its place; `added`, the
 * Monday after (of two such days the Tuesday) as well; `sunday_only`, the Monday after a Sunday in its place;
 * `nearest`, the Friday before a Saturday or the Monday after a Sunday in its place.
 */
export type Moves = 'monday' | 'added' | 'sunday_only' | 'nearest'

export interface HolidayRule {
  readonly name: string
  readonly date: HolidayDate
  /** States or regions; without it all of the country. */
  readonly in?: readonly string[]
}

const [MONDAY, TUESDAY, THURSDAY] = [1, 2, 4]

/**
 * Public holidays of the whole state, by the states' holiday acts as published by each government. Left out is what
 * is proclaimed each year or holds for a town or a few hours: the Friday before the football final, show days,
 * evenings of Christmas and New Year.
 */
const australia: readonly HolidayRule[] = [
  { name: 'New Year’s Day', date: { month: 1, day: 1, moves: 'added' } },
  { name: 'Australia Day', date: { month: 1, day: 26, moves: 'monday' } },
  { name: 'Labour Day', date: { month: 3, nth: 1, weekday: MONDAY }, in: ['WA'] },
  { name: 'Labour Day', date: { month: 3, nth: 2, weekday: MONDAY }, in: ['VIC'] },
  { name: 'Eight Hours Day', date: { month: 3, nth: 2, weekday: MONDAY }, in: ['TAS'] },
  { name: 'Adelaide Cup Day', date: { month: 3, nth: 2, weekday: MONDAY }, in: ['SA'] },
  { name: 'Canberra Day', date: { month: 3, nth: 2, weekday: MONDAY }, in: ['ACT'] },
  { name: 'Good Friday', date: { easter: -2 } },
  {
    name: 'Easter Saturday',
    date: { easter: -1 },
    in: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'VIC'],
  },
  {
    name: 'Easter Sunday',
    date: { easter: 0 },
    in: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'VIC', 'WA'],
  },
  { name: 'Easter Monday', date: { easter: 1 } },
  { name: 'Anzac Day', date: { month: 4, day: 25 }, in: ['TAS', 'VIC'] },
  { name: 'Anzac Day', date: { month: 4, day: 25 }, in: ['NSW'] },
  { name: 'Anzac Day', date: { month: 4, day: 25, moves: 'sunday_only' }, in: ['NT', 'QLD', 'SA'] },
  { name: 'Anzac Day', date: { month: 4, day: 25, moves: 'added' }, in: ['ACT', 'WA'] },
  {
    name: 'Additional day for Anzac Day',
    date: { listed: { 2026: '2026-04-27', 2027: '2027-04-26' } },
    in: ['NSW'],
  },
  { name: 'Labour Day', date: { month: 5, nth: 1, weekday: MONDAY }, in: ['QLD'] },
  { name: 'May Day', date: { month: 5, nth: 1, weekday: MONDAY }, in: ['NT'] },
  {
    name: 'Reconciliation Day',
    date: {
      listed: {
        2026: '2026-06-01',
        2027: '2027-05-31',
        2028: '2028-05-29',
        2029: '2029-05-28',
        2030: '2030-05-27',
      },
    },
    in: ['ACT'],
  },
  { name: 'Western Australia Day', date: { month: 6, nth: 1, weekday: MONDAY }, in: ['WA'] },
  {
    name: 'King’s Birthday',
    date: { month: 6, nth: 2, weekday: MONDAY },
    in: ['ACT', 'NSW', 'NT', 'SA', 'TAS', 'VIC'],
  },
  { name: 'Picnic Day', date: { month: 8, nth: 1, weekday: MONDAY }, in: ['NT'] },
  { name: 'King’s Birthday', date: { month: 10, nth: 1, weekday: MONDAY }, in: ['QLD'] },
  { name: 'Labour Day', date: { month: 10, nth: 1, weekday: MONDAY }, in: ['ACT', 'NSW', 'SA'] },
  { name: 'Melbourne Cup Day', date: { month: 11, nth: 1, weekday: TUESDAY }, in: ['VIC'] },
  { name: 'Christmas Day', date: { month: 12, day: 25, moves: 'added' } },
  { name: 'Boxing Day', date: { month: 12, day: 26, moves: 'added' } },
]

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
export const holidayRules = {
  'en-AU': australia,
  'en-NZ': newZealand,
  'en-US': unitedStates,
} as const
