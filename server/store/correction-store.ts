import type { Car } from '#domain/car/car.ts'
import type { Correction, CorrectionField } from '#domain/car/correction.ts'
import type { Actor } from './audit-log.ts'
import type { Author } from './document-store.ts'

/** A correction that counts. */
export type StoredCorrection = Correction & {
  /** Id of the car. */
  readonly car: string
  /** What the feed said at the time; see `feedSays`. */
  readonly feedSaid: string
  /** When it ends at the latest, ISO text. */
  readonly until: string | undefined
  readonly by: Author
  readonly at: string
  readonly version: number
}

/** A correction of a car. */
export interface CorrectionKey {
  readonly car: string
  readonly field: CorrectionField
}

/** A correction that counts no longer. */
export interface EndedCorrection extends CorrectionKey {
  /** By "Back to the feed's", another value of the feed, or the end that was set. */
  readonly why: 'staff' | 'feed' | 'date'
}

export interface NewCorrection {
  readonly car: string
  readonly correction: Correction
  /** When it ends at the latest, ISO text. */
  readonly until: string | undefined
  /** That of the correction that its author saw; 0 where there was none. */
  readonly version: number
}

/** A car with all that is said of it. */
export interface CorrectedCar {
  /** As its feed has it. */
  readonly feed: Car
  /** As buyers see it: with corrections, and as reserved where it is held. */
  readonly shown: Car
  readonly corrections: readonly StoredCorrection[]
  /** Name of its feed. */
  readonly feedName: string
  /** When it left its feed, ISO text; null while it is in it. */
  readonly leftAt: string | null
}

export type CorrectionResult =
  | 'done'
  | 'unknown_car'
  /** Somebody else corrected it, or took their correction back, meanwhile. */
  | 'changed_meanwhile'
  /** The feed says the same: there is nothing to correct. */
  | 'agrees_with_feed'

/**
 * What the staff of a tenant say of cars in place of their feed. Each change raises the stock's version and tells the
 * audit log. Every function rejects with StoreError.
 */
export interface CorrectionStore {
  of(car: string): Promise<CorrectedCar | undefined>
  put(correction: NewCorrection, by: Actor): Promise<CorrectionResult>
  /** Back to the feed's. Done too where there is none. */
  end(key: CorrectionKey & { readonly version: number }, by: Actor): Promise<CorrectionResult>
  /** Ends those whose end has come at `now`, ISO text. */
  endDue(now: string): Promise<void>
}

/** A tenant with corrections whose end has come. */
export interface DueCorrections {
  readonly tenant: string
  readonly id: string
}
