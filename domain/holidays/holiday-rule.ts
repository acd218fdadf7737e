/** When a holiday is: a fixed day, a weekday of a month, days from Easter Sunday, or days that a law lists. */
export type HolidayDate =
  | { readonly month: number; readonly day: number; readonly moves?: Moves }
  /** `nth` from the end where negative; weekday 0 is Sunday. */
  | { readonly month: number; readonly nth: number; readonly weekday: number }
  | { readonly easter: number }
  | { readonly listed: Readonly<Record<number, string>> }

/**
 * What a fixed day that falls on a weekend makes a holiday: `monday`, the Monday after in its place; `added`, the
 * Monday after (of two such days the Tuesday) as well; `sunday_only`, the Monday after a Sunday in its place;
 * `nearest`, the Friday before a Saturday or the Monday after a Sunday in its place.
 */
export type Moves = 'monday' | 'added' | 'sunday_only' | 'nearest'

export interface HolidayRule {
  readonly name: string
  readonly date: HolidayDate
  /** States or regions; without it all of the country. */
  readonly in?: readonly string[]
}
