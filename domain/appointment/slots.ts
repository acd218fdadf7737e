import { dayAfter } from '../calendar.ts'
import { calendarDay } from '../format.ts'
import { hoursOnDay, type LocationHours } from '../location/hours-on-day.ts'
import { MINUTE_MS } from '../units.ts'
import { localInstants } from './local-time.ts'
import { NOTICE_MINUTES, SLOT_DAYS_AHEAD, SLOT_MINUTES } from './thresholds.ts'

/** Half an hour of a location. */
export interface Slot {
  /** Its begin by the location's clock: `2026-11-26T10:30`. */
  readonly local: string
  /** The same instant in UTC: `2026-11-26T00:30:00.000Z`. */
  readonly startsAt: string
}

/** A slot of a day, and whether it is still free. */
export interface DaySlot extends Slot {
  readonly isFree: boolean
}

/** The location whose slots are asked for, at a time. */
export interface SlotsOf {
  readonly hours: LocationHours
  readonly timeZone: string
  readonly now: Date
  /** `startsAt` of the slots that are booked. */
  readonly taken: ReadonlySet<string>
}

const MINUTES_OF_DAY = 24 * 60

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * The half-hours that lie wholly within a day's hours, on the hour or half past, in order; none on a day
 * without times. Where clocks are set forward the times that are skipped are no slots, and where they
 * are set back those that come twice are one, the first. Special hours win. Spec 3.32, 5.09, 7.07, D5.
 */
export function slotsOnDay(hours: LocationHours, day: string, timeZone: string): readonly Slot[] {
  const { hours: ofDay } = hoursOnDay(hours, day)
  if (ofDay?.kind !== 'open') return []
  const [opens, closes] = [minutesOf(ofDay.open), minutesOf(ofDay.close)]
  const slots: Slot[] = []
  const first = Math.ceil(opens / SLOT_MINUTES) * SLOT_MINUTES
  for (let at = first; at + SLOT_MINUTES <= Math.min(closes, MINUTES_OF_DAY); at += SLOT_MINUTES) {
    const time = timeOf(at)
    const [begins] = localInstants(day, time, timeZone)
    if (begins) slots.push({ local: `${day}T${time}`, startsAt: begins.toISOString() })
  }
  return slots
}

/** The days whose slots can be booked: today and the thirty after it, by the location's calendar. D21. */
export function slotDays(now: Date, timeZone: string): readonly string[] {
  const today = calendarDay(now, timeZone)
  return Array.from({ length: SLOT_DAYS_AHEAD + 1 }, (_, days) => dayAfter(today, days))
}

/**
 * The slots of a day that can still be booked or are taken: those that begin within two hours are left out.
 * None on a day that cannot be booked. Spec 7.07, D21.
 */
export function daySlots(
  day: string,
  { hours, timeZone, now, taken }: SlotsOf,
): readonly DaySlot[] {
  if (!slotDays(now, timeZone).includes(day)) return []
  const soonest = new Date(now.getTime() + NOTICE_MINUTES * MINUTE_MS).toISOString()
  return slotsOnDay(hours, day, timeZone)
    .filter(({ startsAt }) => startsAt >= soonest)
    .map((slot) => ({ ...slot, isFree: !taken.has(slot.startsAt) }))
}

/** All free slots from now on, in order. Spec 7.07. */
export const freeSlots = (of: SlotsOf): readonly Slot[] =>
  slotDays(of.now, of.timeZone)
    .flatMap((day) => daySlots(day, of))
    .filter(({ isFree }) => isFree)

/**
 * The slot that begins at a time of the location's clock, free or not; undefined if there is none: outside
 * the hours, too soon, too far ahead. Spec 5.09, 7.07.
 * @param local `2026-11-26T10:30`
 */
export function slotAt(local: string, of: Omit<SlotsOf, 'taken'>): Slot | undefined {
  const [day = ''] = local.split('T')
  const slots = daySlots(day, { ...of, taken: new Set() })
  const found = slots.find((slot) => slot.local === local)
  return found && { local: found.local, startsAt: found.startsAt }
}
