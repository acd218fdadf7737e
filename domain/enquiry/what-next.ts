import type { ItemType } from '../car/kinds.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import { calendarDay, type FormatLocale, formatShortDay } from '../format.ts'
import type { LocationHours } from '../location/hours-on-day.ts'
import { clockTime } from '../location/hours-text.ts'
import { openingState } from '../location/opening-state.ts'
import type { Words } from '../site/interface-texts.ts'
import type { FormKind } from './form/kinds/form-kinds.ts'
import { planOf } from './form/plans.ts'

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
  /** Its time is booked. */
  readonly isBooked?: boolean
  /** What it is about. */
  readonly itemType?: ItemType | undefined
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

/** The texts of the thanks for a form; of a caravan and of a booked one its own. Spec 2.09, D27. */
export function thanksOf(
  kind: FormKind,
  { isBooked, itemType }: Pick<NextContext, 'isBooked' | 'itemType'> = {},
) {
  const plan = planOf(kind)
  const own = (itemType === 'caravan' && plan.forCaravan) || plan
  return (isBooked && own.booked) || own
}

/**
 * What happens after a form was sent, a sentence each: when somebody reads it, by the hours alone unless the
 * dealer states a figure, and what then. Spec 2.09, D27.
 */
export const whatNext = (kind: FormKind, context: NextContext): readonly string[] => [
  openingLine(context),
  ...thanksOf(kind, context).next.map((name) => context.words[name]),
]
