import { calendarYear, dayAfter, dayStart, earliest, nextDayStart } from '../calendar.ts'
import { calendarDay } from '../format.ts'
import type { FinanceSettings } from '../site/finance.ts'

/** Its small print states the end of today's offer, one month ahead. Spec 9.15. */
const PROVIDER_DATED_DAILY = 1

const yearDigits = 4

/**
 * The next time at which estimates of a site change by the calendar alone: with provider 1 each day, else
 * at the end of the offer and at the turn of the year, by which a car's year is judged. Spec
 * 5.29-5.32, 9.15, 9.16.
 */
export function nextFinanceChangeAt(
  { provider, offerEnds }: Pick<FinanceSettings, 'provider' | 'offerEnds'>,
  now: Date,
  timeZone: string,
): Date | undefined {
  if (provider === PROVIDER_DATED_DAILY) return nextDayStart(now, timeZone)
  const nextYear = String(calendarYear(now, timeZone) + 1).padStart(yearDigits, '0')
  const isRunning = offerEnds !== undefined && offerEnds >= calendarDay(now, timeZone)
  return earliest([
    dayStart(`${nextYear}-01-01`, timeZone),
    isRunning ? dayStart(dayAfter(offerEnds, 1), timeZone) : undefined,
  ])
}
