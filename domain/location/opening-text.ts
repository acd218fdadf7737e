import { fillPlaceholders } from '../fill-placeholders.ts'
import { calendarDay, type FormatLocale, formatShortDay } from '../format.ts'
import type { Words } from '../site/interface-texts.ts'
import type { LocationHours } from './hours-on-day.ts'
import { clockTime } from './hours-text.ts'
import { type OpeningState, openingState } from './opening-state.ts'

interface OpeningContext {
  readonly now: Date
  /** Of the location. */
  readonly timeZone: string
  readonly locale: FormatLocale
  readonly words: Pick<Words, 'openNow' | 'openUntil' | 'closedNow' | 'opensAt' | 'opensOn'>
}

/**
 * Whether a location is open now, and until when or when next: `Open until 5.30pm`, `Closed now, opens Mon
 * 24 Nov at 8.30am`. Undefined where today has no times. Spec 3.32, 8.19, 9.28.
 */
export function openingText(location: LocationHours, context: OpeningContext): string | undefined {
  const { now, timeZone } = context
  const state = openingState(location, now, timeZone)
  return state.state === 'unstated' ? undefined : textOf(state, context)
}

function textOf(
  state: Exclude<OpeningState, { state: 'unstated' }>,
  { now, timeZone, locale, words }: OpeningContext,
): string {
  if (state.state === 'open') {
    const { closes } = state
    const isToday = closes?.day === calendarDay(now, timeZone)
    if (!closes || !isToday) return words.openNow
    return fillPlaceholders(words.openUntil, { time: clockTime(closes.time, locale) })
  }
  const { opens } = state
  if (!opens) return words.closedNow
  const time = clockTime(opens.time, locale)
  if (opens.day === calendarDay(now, timeZone)) return fillPlaceholders(words.opensAt, { time })
  return fillPlaceholders(words.opensOn, { day: formatShortDay(opens.day, locale), time })
}
