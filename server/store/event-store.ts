/** How often an event happened on a day; no person stands in it. */
export interface EventCount {
  /** Of the dealer's calendar, `YYYY-MM-DD`. */
  readonly day: string
  /** Number of the event. */
  readonly event: number
  /** Empty where the event is about no car. */
  readonly carId: string
  readonly count: number
}

/** One tenant's counters of events. Every function rejects with StoreError. */
export interface EventStore {
  /**
   * Adds to the counters; resolves when that is on disk. All or nothing, and exact however many
   * processes add at once.
   * @throws RangeError for a day, event or count that cannot be one
   */
  add(counts: readonly EventCount[]): Promise<void>
  /** The counters of the days from `from` to `to`, both included, by day, event and car. */
  counts(range: { readonly from: string; readonly to: string }): Promise<EventCount[]>
}
