import { formatWeekday } from '../appointment/day-names.ts'
import { calendarDay, type FormatLocale, timeOfDay } from '../format.ts'
import { clockTime } from '../location/hours-text.ts'

interface At {
  readonly locale: FormatLocale
  readonly timeZone: string
}

/** A time of day at a site: `9.12am`. */
export const timeText = (iso: string, { locale, timeZone }: At): string =>
  clockTime(timeOfDay(new Date(iso), timeZone), locale)

/** A day with its time, `Tuesday 24 November, 4.05pm`, by the clocks of a site. Spec 9.27, 9.28. */
export const momentText = (iso: string, at: At): string =>
  `${formatWeekday(calendarDay(new Date(iso), at.timeZone), at.locale)}, ${timeText(iso, at)}`
