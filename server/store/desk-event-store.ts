import type { LiveChange } from '#domain/staff/live-events.ts'

/** A change at a site, with its number there: 1, 2, 3, without a gap. */
export interface DeskEvent extends LiveChange {
  readonly tenant: string
  readonly n: number
}

/** Which changes of a tenant are kept. Rejects with StoreError. */
export interface DeskEventStore {
  /** The numbers of the first and last one, and of the last before a moment, ISO text; 0 for none. */
  kept(before: string): Promise<{ first: number; last: number; before: number }>
}
