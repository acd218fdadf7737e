import { dayAfter, weekdayOf } from '../calendar.ts'
import type { FormatLocale } from '../format.ts'
import type { HolidayRule, Moves } from './holiday-rule.ts'
import { holidayRules } from './holiday-rules.ts'

/** A public holiday. */
export interface Holiday {
  /** A calendar day, `2026-12-25`. */
  readonly date: string
  readonly name: string
}

const [SUNDAY, SATURDAY, DAYS_OF_WEEK] = [0, 6, 7]

/**
 * The public holidays of a state or region from a day on, in their order. Of an unknown state those of the whole
 * country. A proposal: days that are proclaimed each year, or hold for a town, are not among them. Spec 3.32.
 */
export function publicHolidays(
  { locale, state }: { readonly locale: FormatLocale; readonly state?: string | undefined },
  from: string,
  count: number,
): readonly Holiday[] {
  const year = Number(from.slice(0, 4))
  const own = holidayRules[locale].filter(
    ({ in: states }) => states === undefined || states.includes(state?.trim().toUpperCase() ?? ''),
  )
  return [year, year + 1]
    .flatMap((each) => holidaysOf(own, each))
    .filter(({ date }) => date >= from)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, count)
}

/** Of a year; one that moves comes after those that do not, so that two never share a day. */
function holidaysOf(rules: readonly HolidayRule[], year: number): Holiday[] {
  const found: Holiday[] = []
  const taken = new Set<string>()
  const add = (date: string, name: string) => {
    taken.add(date)
    found.push({ date, name })
  }
  const moving: (() => void)[] = []
  for (const { name, date } of rules) {
    const day = dayOf(date, year)
    if (day === undefined) continue
    const moves = 'moves' in date && isWeekend(day) ? date.moves : undefined
    if (moves === undefined || keepsDay(moves, day)) add(day, name)
    if (moves === undefined || (moves === 'sunday_only' && weekdayOf(day) !== SUNDAY)) continue
    moving.push(() => add(observed(moves, day, taken), `${name} (observed)`))
  }
  for (const move of moving) move()
  return found
}

const isWeekend = (day: string): boolean => [SUNDAY, SATURDAY].includes(weekdayOf(day))

const keepsDay = (moves: Moves, day: string): boolean =>
  moves === 'added' || (moves === 'sunday_only' && weekdayOf(day) !== SUNDAY)

/** The working day that a day at a weekend makes a holiday. */
function observed(moves: Moves, day: string, taken: ReadonlySet<string>): string {
  if (moves === 'nearest') return dayAfter(day, weekdayOf(day) === SATURDAY ? -1 : 1)
  for (let next = dayAfter(day, 1); ; next = dayAfter(next, 1))
    if (!isWeekend(next) && !taken.has(next)) return next
}

function dayOf(date: HolidayRule['date'], year: number): string | undefined {
  if ('listed' in date) return date.listed[year]
  if ('easter' in date) return dayAfter(easterSunday(year), date.easter)
  if ('day' in date) return dayIn(year, date.month, date.day)
  const { month, nth, weekday } = date
  if (nth < 0) {
    const last = dayAfter(dayIn(month === 12 ? year + 1 : year, (month % 12) + 1, 1), -1)
    return dayAfter(last, -((weekdayOf(last) - weekday + DAYS_OF_WEEK) % DAYS_OF_WEEK))
  }
  const first = dayIn(year, month, 1)
  const ahead = (weekday - weekdayOf(first) + DAYS_OF_WEEK) % DAYS_OF_WEEK
  return dayAfter(first, ahead + (nth - 1) * DAYS_OF_WEEK)
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
const dayIn = (year: number, month: number, day: number): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** Easter Sunday of a year by the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const [b, c] = [Math.floor(century / 4), century % 4]
  const moon = (19 * golden + century - b - Math.floor((8 * century + 13) / 25) + 15) % 30
  const [d, e] = [Math.floor((year % 100) / 4), (year % 100) % 4]
  const week = (32 + 2 * c + 2 * d - moon - e) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const sum = moon + week - 7 * late + 114
  return dayIn(year, Math.floor(sum / 31), (sum % 31) + 1)
}
