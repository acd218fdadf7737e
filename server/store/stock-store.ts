import type { Car } from '#domain/car/car.ts'
import type { EndedCorrection, StoredCorrection } from './correction-store.ts'
import type { PendingDecision } from './pending-import-store.ts'

export interface StoredCar {
  readonly car: Car
  /** The car as JSON, as `car` has it. */
  readonly json: string
}

/** What changed in a stock since a version of it. */
export interface StockChanges {
  /** The version now. */
  readonly version: number
  /** Cars that changed, each as `cars` answers it now; undefined where it is no longer in stock. */
  readonly cars: readonly { readonly id: string; readonly stored: StoredCar | undefined }[]
}

export interface StockSize {
  /** Withdrawn cars included. */
  readonly cars: number
  /** Of the cars' JSON in UTF-8. */
  readonly bytes: number
}

/** A car in stock, as an import compares it. */
export interface StockSummary {
  readonly id: string
  readonly feed: string
  /** Digest of the mapped row. */
  readonly hash: string
  /** When it was first seen, ISO text. */
  readonly created: string
  /** When it left its feed, ISO text; null while it is in it. */
  readonly leftAt: string | null
}

export interface OwnedCar {
  readonly id: string
  readonly feed: string
  readonly dealership: string | null
}

/** Which cars that left are asked for. */
export interface DepartedCars {
  readonly feed?: string
  /** ISO text. */
  readonly before: string
  readonly limit: number
}

/** A car that is new or differs from the stock, ready to be written. */
export interface ChangedCar {
  readonly id: string
  readonly slug: string
  readonly dealership: string | null
  /** Digest of the mapped row. */
  readonly hash: string
  /** The record as JSON. */
  readonly body: string
  /** When it was first seen, ISO text; that of the stock stays for a known car. */
  readonly created: string
  /** When it left its feed, ISO text; null while it is in it. */
  readonly leftAt: string | null
}

/** One finished import; times are ISO text. */
export interface ImportRun {
  readonly feed: string
  /** Name of the file that was read. */
  readonly file: string
  readonly started: string
  readonly finished: string
  /** As JSON. */
  readonly report: string
}

/** A row of a feed that was rejected, and why. */
export interface RejectedRow {
  /** Line of the file (CSV) or number of the record (JSON), from 1. */
  readonly line: number
  readonly column?: string
  readonly value?: string
  readonly reason: string
  readonly detail: string
}

/** How a feed differs from the stock, to be written in one transaction. */
export interface StockChange {
  readonly feed: string
  /** The stock's version that the difference was computed from. */
  readonly version: number
  /** The time of the import, ISO text. */
  readonly now: string
  /** Ids to remove, in batches. */
  readonly lost: Iterable<readonly { readonly id: string }[]>
  /** New and changed cars, in batches, in the order of their ids. */
  readonly changed: Iterable<readonly ChangedCar[]>
  /** Corrections that end, since the feed has another value now. */
  readonly ended: readonly EndedCorrection[]
  /** Called with the number of cars written so far, inside the transaction. */
  readonly onWritten: (cars: number) => void
  /** The run to store; called when all cars are written. */
  readonly run: () => ImportRun
  readonly rejected: readonly RejectedRow[]
  /** Of a file that waited for a decision. */
  readonly decision?: PendingDecision | undefined
}

/** Reads one tenant's stock. Every function rejects with StoreError. */
export interface StockReader {
  readonly tenant: string
  /** Grows with every change of the stock; 0 before the first. */
  version(): Promise<number>
  size(): Promise<StockSize>
  /** Number of cars by feed, without those that left it. */
  counts(): Promise<Readonly<Record<string, number>>>
  /** All cars as buyers see them, withdrawn ones included, ordered by id; some hundred are in memory at a time. */
  cars(): AsyncIterable<StoredCar>
  /**
   * What changed since a version; undefined where it is too much to be told car by car, or too long ago. In a
   * `snapshot`, for what it tells is read one after the other.
   */
  changesSince(version: number): Promise<StockChanges | undefined>
  /** As buyers see it: as its feed has it, with corrections of the staff, and as reserved where it is held. */
  car(id: string): Promise<Car | undefined>
  /** Of all cars, in the order of their ids. */
  corrections(): Promise<StoredCorrection[]>
  /** The cars with these ids that are in stock, unordered, as their feed has them: not corrected, nor whether they are held. */
  records(ids: readonly string[]): Promise<Car[]>
  /** Those of these ids that are in stock, unordered. */
  summaries(ids: readonly string[]): Promise<StockSummary[]>
  /**
   * The cars of a feed (of every feed without one), ordered by id, some thousand at a time; without
   * those that left it.
   */
  owned(feed?: string): AsyncIterable<readonly OwnedCar[]>
  /** The ids of cars that left a feed (any feed without one) before a time, ISO text; the first to leave first. */
  departed(of: DepartedCars): Promise<string[]>
  /** The last finished imports of each feed, oldest first, with the ids of `rejected`. */
  runs(): Promise<(ImportRun & { readonly id: number })[]>
  /** The rows that the run rejected, by line; stored for the last run of a feed only. */
  rejected(run: number): Promise<RejectedRow[]>
}

/** One tenant's stock. */
export interface StockStore extends StockReader {
  /**
   * Runs reads that all see the stock as of the first, regardless of concurrent writes. Inside, use only
   * the given reader: on SQLite the store's single connection is busy until the end.
   */
  snapshot<Result>(read: (stock: StockReader) => Promise<Result>): Promise<Result>
  /**
   * Writes a difference and its run in one transaction. False, without effect, where the
   * stock's version is not the one that the difference was computed from. Other files of the feed wait no longer.
   * @throws PendingImportEnded where the file of the `decision` waits no longer
   */
  write(change: StockChange): Promise<boolean>
}
