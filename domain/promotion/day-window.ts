import { dayAfter, dayStart, earliest } from '../calendar.ts'
import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import { calendarDay } from '../format.ts'

/** Calendar days, `2025-06-05`; an absent end is open. Both days are included (D5). */
export interface DayWindow {
  readonly first?: string | undefined
  readonly last?: string | undefined
}

/** Why a day is not in a window. */
export type WindowReason = 'not_started' | 'expired'

/**
 * Whether a calendar day lies in a window, both of its days included: in the site's time zone the
 * window runs from the start of its first day to the end of its last. ISO days compare as text. D5,
 * Spec 4.29.
 */
export function dayWindow({ first, last }: DayWindow, today: string): Eligibility<WindowReason> {
  return eligibleUnless(
    ['not_started', first !== undefined && today < first],
    ['expired', last !== undefined && today > last],
  )
}

/**
 * The next time at which one of some windows begins or ends in the site's time zone; undefined if none
 * does. D5, Spec 4.29.
 */
export function nextPromoChangeAt(
  windows: readonly DayWindow[],
  now: Date,
  timeZone: string,
): Date | undefined {
  const today = calendarDay(now, timeZone)
  const days = windows.flatMap(({ first, last }) => [
    first ?? [],
    last === undefined ? [] : dayAfter(last, 1),
  ])
  const ahead = days.flat().filter((day) => day > today)
  return earliest(ahead.map((day) => dayStart(day, timeZone)))
}
