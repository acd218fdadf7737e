import { fillPlaceholders } from '../fill-placeholders.ts'
import { calendarDay, type FormatLocale, formatShortDay } from '../format.ts'
import type { LocationHours } from '../location/hours-on-day.ts'
import { clockTime } from '../location/hours-text.ts'
import { openingState } from '../location/opening-state.ts'
import type { Words } from '../site/interface-texts.ts'
import type { FormKind } from './form/kinds.ts'

/** Who answers, and when. */
export interface NextContext {
  /** Of the place that answers; absent where the site states none. */
  readonly hours?: LocationHours | undefined
  readonly now: Date
  readonly timeZone: string
  readonly locale: FormatLocale
  readonly words: Words
  /** Minutes in opening hours, by the dealer's own figures: no page promises a time without. */
  readonly answerWithinMinutes?: number | undefined
  /** A test drive whose time is booked. */
  readonly isBooked?: boolean
}

function openingLine(context: NextContext): string {
  const { answerWithinMinutes: minutes, hours, locale, now, timeZone, words } = context
  const state = hours && openingState(hours, now, timeZone)
  const today = calendarDay(now, timeZone)
  if (state?.state === 'open' && state.closes?.day === today) {
    const time = clockTime(state.closes.time, locale)
    if (minutes === undefined) return fillPlaceholders(words.nextOpen, { time })
    return fillPlaceholders(words.nextOpenWithin, { time, minutes })
  }
  if (state?.state !== 'closed' || !state.opens) return words.nextUnstated
  const { day, time } = state.opens
  const at = { day: formatShortDay(day, locale), time: clockTime(time, locale) }
  return fillPlaceholders(day === today ? words.nextOpensToday : words.nextOpensOn, at)
}

function stepsOf(kind: FormKind, { isBooked = false, words }: NextContext): readonly string[] {
  switch (kind) {
    case 'test_drive':
      return [isBooked ? words.nextDriveBooked : words.nextDriveAsked]
    case 'service':
      return [words.nextService]
    case 'request_photos':
      return [words.nextPhotos]
    case 'sell_my_car':
      return [words.nextSell]
    case 'call_back':
      return [words.nextCall]
    case 'careers':
      return [words.nextCareers]
    case 'enquiry':
      return [words.nextAnswer, words.nextNoOrder]
    default:
      return [words.nextAnswer]
  }
}

/**
 * What happens after a form was sent, a sentence each: when somebody reads it, by the hours alone unless the
 * dealer states a figure, and what then. Spec 2.09, D27.
 */
export const whatNext = (kind: FormKind, context: NextContext): readonly string[] => [
  openingLine(context),
  ...stepsOf(kind, context),
]
