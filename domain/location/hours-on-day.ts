import { weekdayOf } from '../calendar.ts'
import type { OpeningHours, SpecialHours } from './opening-hours.ts'

/** Hours of a day: times, one of the three texts of Spec 8.19, or a text of the dealer's own. */
export type Hours =
  | {
      readonly kind: 'open'
      /** Times of day, `08:30`; a closing at midnight is `24:00`. */
      readonly open: string
      readonly close: string
      /** The times in the dealer's own format. */
      readonly text?: string
    }
  | { readonly kind: 'closed' | 'by_appointment' | 'enquire' }
  | { readonly kind: 'text'; readonly text: string }

/** The hours of one calendar day. */
export interface DayHours {
  /** `2026-12-25`. */
  readonly day: string
  /** 0 is Sunday. */
  readonly weekday: number
  /** Of a day with special hours, such as Christmas Day. */
  readonly name?: string
  /** Absent if the day has no entry. */
  readonly hours?: Hours
}

/** The hours of a location, week and special days. */
export interface LocationHours {
  readonly opening_hours: readonly OpeningHours[]
  readonly special_hours: readonly SpecialHours[]
}

const specialTexts: ReadonlyMap<string, 'closed' | 'by_appointment' | 'enquire'> = new Map([
  ['closed', 'closed'],
  ['by appointment only', 'by_appointment'],
  ['enquire now', 'enquire'],
])

/**
 * The hours of a weekday's entry. One of the three special texts replaces the times; any other text is
 * the times in the dealer's own format. Spec 3.32, 8.19.
 */
export function weekdayHours({ status, open, close, formated_hours: text }: OpeningHours): Hours {
  const kind = specialTexts.get(text?.toLowerCase() ?? '')
  if (kind) return { kind }
  if (status === 'Open' && open !== undefined && close !== undefined) {
    return { kind: 'open', open, close, ...(text && { text }) }
  }
  return text === undefined ? { kind: 'closed' } : { kind: 'text', text }
}

function specialHours({ status, start_hour: open, end_hour: close }: SpecialHours): Hours {
  const isOpen = status === 'Open' && open !== undefined && close !== undefined
  return isOpen ? { kind: 'open', open, close } : { kind: 'closed' }
}

/** The hours of a calendar day: special hours win over those of its weekday. Spec 3.32, 9.27. */
export function hoursOnDay({ opening_hours, special_hours }: LocationHours, day: string): DayHours {
  const weekday = weekdayOf(day)
  const special = special_hours.find(({ date }) => date === day)
  if (special) {
    const { name } = special
    return { day, weekday, ...(name && { name }), hours: specialHours(special) }
  }
  const entry = opening_hours.find((entry) => entry.weekday === weekday)
  return { day, weekday, ...(entry && { hours: weekdayHours(entry) }) }
}
