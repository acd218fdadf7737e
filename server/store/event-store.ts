/** How often an event happened on a day; it has no personal data. */
export interface EventCount {
  /** Of the dealer's calendar, `YYYY-MM-DD`. */
  readonly day: string
  /** Which event: a value of `eventIds` (Spec 7.19-7.28). */
  readonly event: number
  /** Empty where the event is about no car. */
  readonly carId: string
  readonly count: number
}

/** One tenant's counters of events. Every function rejects with StoreError. */
export interface EventStore {
  /**
   * Adds to the counters; resolves when they are on disk. Atomic, and exact with concurrent processes.
   * @throws RangeError for an invalid day, event or count
   */
  add(counts: readonly EventCount[]): Promise<void>
  /** The counters of the days from `from` to `to`, both included, by day, event and car. */
  counts(range: { readonly from: string; readonly to: string }): Promise<EventCount[]>
}
