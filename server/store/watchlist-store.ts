/** A car that an account saved. Spec 3.36. */
export interface WatchlistItem {
  readonly car: string
  /** ISO text in UTC. */
  readonly savedAt: string
  /** Whole dollars; absent where the car had no price to show. */
  readonly priceWhenSaved?: number
}

/** A car to save, with what it costs now. */
export interface CarToSave {
  readonly car: string
  readonly price?: number | undefined
}

export interface WatchlistSaved {
  /** Ids of those that are new: they were not saved, and no removal was taken back. */
  readonly added: readonly string[]
  /** Whether some were left out: the list has its most cars. */
  readonly isFull: boolean
}

/** Cars that an account saves at most. */
export const MOST_SAVED = 1_000

/** A car that is saved again so soon after its removal is as before: with its time and its price. */
export const UNDO_SECONDS = 3_600

/** One tenant's saved cars, by account. Every function rejects with StoreError. */
export interface WatchlistStore {
  /**
   * Saves cars, the last of them latest; one that is saved already stays as it is. Resolves when they are
   * on disk. Spec 4.12, 7.01.
   */
  save(account: string, cars: readonly CarToSave[], now: Date): Promise<WatchlistSaved>
  /** Takes back a removal: whether the car is saved now. */
  restore(account: string, car: string, now: Date): Promise<boolean>
  /** Removes a car, if it is saved. Spec 4.12, 7.02. */
  remove(account: string, car: string, now: Date): Promise<void>
  /** The cars of an account, the latest first. */
  items(account: string): Promise<readonly WatchlistItem[]>
}
