import { dayAfter } from '../calendar.ts'
import {
  type DaySlot,
  daySlots,
  freeSlots,
  type Slot,
  type SlotsOf,
  slotDays,
  slotsOnDay,
} from './slots.ts'

const WEEK = 7
/** How many free slots of a later day are named on a day that is full. */
const NAMED = 3

/** A day of the week that is shown. */
export interface SlotWeekDay {
  /** `2026-11-26`. */
  readonly day: string
  /** The location is open on it. */
  readonly isOpen: boolean
  /** None on a day that is closed or over. */
  readonly slots: readonly DaySlot[]
  /** On a day whose slots are all taken: the first free ones of the next day that has any. */
  readonly next: readonly Slot[]
}

/** Seven days of a location's slots. */
export interface SlotWeek {
  readonly days: readonly SlotWeekDay[]
  /** The first day of the week before; absent in the first week. */
  readonly earlier?: string
  /** The first day of the week after; absent in the last. */
  readonly later?: string
  /** The last day that can be booked. */
  readonly last: string
}

/**
 * The seven days of slots that begin with a day, or with today where that day cannot be booked or is none.
 * Spec 5.09, 7.07, FLOWS 4.
 */
export function slotWeek(from: string | undefined, of: SlotsOf): SlotWeek {
  const all = slotDays(of.now, of.timeZone)
  const [today = '', last = ''] = [all[0], all.at(-1)]
  const first = from !== undefined && all.includes(from) ? from : today
  const free = freeSlots(of)
  const days = Array.from({ length: WEEK }, (_, ahead) => dayAfter(first, ahead))
  const [before, after] = [dayAfter(first, -WEEK), dayAfter(first, WEEK)]
  return {
    days: days.map((day) => {
      const slots = daySlots(day, of)
      const isFull = slots.length > 0 && !slots.some(({ isFree }) => isFree)
      const isOpen = slotsOnDay(of.hours, day, of.timeZone).length > 0
      return { day, isOpen, slots, next: isFull ? nextFree(day, free) : [] }
    }),
    ...(first > today && { earlier: all.includes(before) ? before : today }),
    ...(after <= last && { later: after }),
    last,
  }
}

const dayOf = ({ local }: Slot): string => local.split('T')[0] ?? ''

function nextFree(day: string, free: readonly Slot[]): readonly Slot[] {
  const next = free.find((slot) => dayOf(slot) > day)
  return next ? free.filter((slot) => dayOf(slot) === dayOf(next)).slice(0, NAMED) : []
}
