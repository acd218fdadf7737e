/** What the address of the calendar says: the first day, the location, how it is shown, and what is chosen. */
export interface CalendarSearch {
  readonly week?: string | undefined
  readonly location?: string | undefined
  readonly view?: 'list' | undefined
  /** A half-hour by the clock of the site, or a day. */
  readonly at?: string | undefined
  /** Id of an appointment, a kept time, or a lead that wants a time. */
  readonly entry?: string | undefined
}
