import type { ReactNode } from 'react'

export interface Slot {
  /** What is submitted: the day with the time, such as `2026-11-26T10:30`. */
  readonly value: string
  /** The time as people write it: `10.30`. */
  readonly label: string
  /** Why it cannot be chosen, in a word: `taken`. */
  readonly taken?: string
}

export interface SlotPeriod {
  /** A part of the day: `Morning`. */
  readonly title: string
  readonly slots: readonly Slot[]
}

export interface SlotDay {
  /** Its day of the calendar: `2026-11-26`. */
  readonly date: string
  /** Its lines in the strip: `Thu`, `26`, and `Nov`, `Full` or `Closed`. */
  readonly lines: readonly [weekday: string, day: string, note: string]
  /** Names its times: `Thursday 26 November`. */
  readonly title: string
  /** Cannot be looked at: a day on which the place is closed, a day in the past. */
  readonly closed?: boolean
  /** Its times by the parts of the day; none if the day is closed. */
  readonly periods: readonly SlotPeriod[]
  /** What a day without free times says, with a way on: `Saturday is full. Show Monday`. */
  readonly full?: ReactNode
}
