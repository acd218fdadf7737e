import { localInstants } from '../appointment/local-time.ts'
import { dayAfter } from '../calendar.ts'
import { calendarDay } from '../format.ts'
import { hoursOnDay, type LocationHours } from '../location/hours-on-day.ts'
import { MINUTE_MS } from '../units.ts'

/** Minutes in opening hours within which a buyer is answered, where the dealer states no figure. WORKSPACE 6. */
export const DEFAULT_ANSWER_MINUTES = 15

/** Days after which hours that never open are taken for not stated. */
const LOOKAHEAD_DAYS = 14

/** The place that answers. */
export interface AnsweringPlace {
  /** Where it states none, it counts as always open. */
  readonly hours: LocationHours | undefined
  readonly timeZone: string
}

/** From and to, in milliseconds. */
type Span = readonly [from: number, to: number]

/** When the place is open from an instant on, day by day. */
function* openSpans(from: Date, { hours, timeZone }: AnsweringPlace): Generator<Span> {
  if (!hours) return yield [from.getTime(), Number.POSITIVE_INFINITY]
  const first = calendarDay(from, timeZone)
  for (let ahead = 0; ahead <= LOOKAHEAD_DAYS; ahead++) {
    const day = dayAfter(first, ahead)
    const { hours: ofDay } = hoursOnDay(hours, day)
    if (ofDay?.kind !== 'open') continue
    const [opens] = localInstants(day, ofDay.open, timeZone)
    const closes = localInstants(day, ofDay.close, timeZone).at(-1)
    if (!opens || !closes || closes <= from) continue
    yield [Math.max(opens.getTime(), from.getTime()), closes.getTime()]
  }
}

/** When a buyer who wrote at an instant is to be answered: after so many minutes in which the place is open. */
export function answerDue(created: Date, minutes: number, place: AnsweringPlace): Date {
  let left = minutes * MINUTE_MS
  for (const [from, to] of openSpans(created, place)) {
    if (from + left <= to) return new Date(from + left)
    left -= to - from
  }
  return new Date(created.getTime() + minutes * MINUTE_MS)
}

/** Whole minutes in which the place was open between two instants: how long a buyer waited. */
export function openMinutes(created: Date, answered: Date, place: AnsweringPlace): number {
  let open = 0
  for (const [from, to] of openSpans(created, place)) {
    if (from >= answered.getTime()) break
    open += Math.min(to, answered.getTime()) - from
  }
  return Math.floor(open / MINUTE_MS)
}
