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

/** What people of a tenant put off. Every function rejects with StoreError. */
export interface SnoozeStore {
  /** The items that a person has put off until after `now`, ISO text. */
  of(person: string, now: string): Promise<ReadonlySet<string>>
  /** Puts an item off until a moment, ISO text. */
  set(person: string, item: string, until: string): Promise<void>
  /** Takes that back. */
  wake(person: string, item: string): Promise<void>
}
