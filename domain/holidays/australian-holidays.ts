import type { HolidayRule } from './holiday-rule.ts'

const [MONDAY, TUESDAY] = [1, 2]

/**
 * Public holidays of the whole state, by the states' holiday acts as published by each government. Left out is what
 * is proclaimed each year or holds for a town or a few hours: the Friday before the football final, show days,
 * evenings of Christmas and New Year.
 */
export const australia: readonly HolidayRule[] = [
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
