import type { ItemType } from '../car/kinds.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import { calendarDay, type FormatLocale, formatMinutes, formatShortDay } from '../format.ts'
import type { LocationHours } from '../location/hours-on-day.ts'
import { clockTime } from '../location/hours-text.ts'
import { openingState } from '../location/opening-state.ts'
import type { Words } from '../site/interface-texts.ts'
import type { FormKind } from './form/kinds/form-kinds.ts'
import { planOf } from './form/plans.ts'

/** Who answers, and when. */
export interface NextContext {
  /** Of the team or the place that answers; absent where the site states none. */
  readonly hours?: LocationHours | undefined
  readonly now: Date
  readonly timeZone: string
  readonly locale: FormatLocale
  readonly words: Words
  /** The name of who answers, where it is known. */
  readonly who?: string | undefined
  /** Minutes in opening hours, by the dealer's own figures: no page promises a time without. */
  readonly answerWithinMinutes?: number | undefined
  /** Its time is booked. */
  readonly isBooked?: boolean
  /** What it is about. */
  readonly itemType?: ItemType | undefined
}

function goingLine(context: NextContext): string {
  const { hours, locale, now, timeZone, words, who = words.nextWe } = context
  const state = hours && openingState(hours, now, timeZone)
  const today = calendarDay(now, timeZone)
  if (state?.state === 'open' && state.closes?.day === today) {
    return fillPlaceholders(words.nextOpen, { who, time: clockTime(state.closes.time, locale) })
  }
  if (state?.state !== 'closed' || !state.opens)
    return fillPlaceholders(words.nextUnstated, { who })
  const { day, time } = state.opens
  const at = { who, day: formatShortDay(day, locale), time: clockTime(time, locale) }
  return fillPlaceholders(day === today ? words.nextOpensToday : words.nextOpensOn, at)
}

/** With the dealer's figure, if it states one. */
function answerLine({ answerWithinMinutes: minutes, locale, words }: NextContext): string {
  if (minutes === undefined) return words.nextAnswer
  return fillPlaceholders(words.nextAnswerWithin, { time: formatMinutes(minutes, locale) })
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
 * What happens after a form was sent, a sentence each: to whom it goes, when they are open, and what then; within
 * which time alone where the dealer states a figure. Spec 2.09, D27.
 */
export const whatNext = (kind: FormKind, context: NextContext): readonly string[] => [
  goingLine(context),
  ...thanksOf(kind, context).next.map((name) =>
    name === 'nextAnswer' ? answerLine(context) : context.words[name],
  ),
]
