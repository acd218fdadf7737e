import type { Car } from '#domain/car/car.ts'

export interface StoredCar {
  readonly car: Car
  /** The car as JSON, as `car` has it. */
  readonly json: string
}

export interface StockSize {
  /** Withdrawn cars included. */
  readonly cars: number
  /** Of the cars' JSON in UTF-8. */
  readonly bytes: number
}

/** What a feed needs to know of a car that is in stock already. */
export interface KnownCar {
  readonly id: string
  readonly feed: string
  /** Digest of the mapped row. */
  readonly hash: string
  /** When it was first seen, ISO text. */
  readonly created: string
}

export interface OwnedCar {
  readonly id: string
  readonly dealership: string | null
}

/** A car that differs from what the stock holds, ready to be written. */
export interface ChangedCar {
  readonly id: string
  readonly slug: string
  readonly dealership: string | null
  /** Digest of the mapped row. */
  readonly hash: string
  /** The record as JSON. */
  readonly body: string
  /** When it was first seen, ISO text. */
  readonly created: string
}

/** One finished import; moments are ISO text. */
export interface ImportRun {
  readonly feed: string
  /** What was read. */
  readonly file: string
  readonly started: string
  readonly finished: string
  /** As JSON. */
  readonly report: string
}

/** A row of a feed that was not taken, and why. */
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
  /** The stock's version that the difference was found with. */
  readonly version: number
  /** The moment of the import, ISO text. */
  readonly now: string
  /** Ids to be removed, some at a time. */
  readonly lost: Iterable<readonly { readonly id: string }[]>
  /** New and changed cars, some at a time, in the order of their ids. */
  readonly changed: Iterable<readonly ChangedCar[]>
  /** Called with how many cars were written so far, inside the transaction. */
  readonly onWritten: (cars: number) => void
  /** The run as it is kept; called when all cars are written. */
  readonly run: () => ImportRun
  readonly rejected: readonly RejectedRow[]
}

/** What can be read of one tenant's stock. Every function rejects with StoreError. */
export interface StockReader {
  readonly tenant: string
  /** Grows with every change of the stock; 0 before the first. */
  version(): Promise<number>
  size(): Promise<StockSize>
  /** How many cars there are, by feed. */
  counts(): Promise<Readonly<Record<string, number>>>
  /** All cars, withdrawn ones included, ordered by id; some hundred are in memory at once. */
  cars(): AsyncIterable<StoredCar>
  car(id: string): Promise<Car | undefined>
  /** Those of these ids that are in stock, in no order. */
  known(ids: readonly string[]): Promise<KnownCar[]>
  /** The cars of a feed (of every feed without one), ordered by id, some thousand at a time. */
  owned(feed?: string): AsyncIterable<readonly OwnedCar[]>
  /** The last finished imports of each feed, oldest first, with the ids of `rejected`. */
  runs(): Promise<(ImportRun & { readonly id: number })[]>
  /** What the run did not take, by line; only the last run of a feed keeps them. */
  rejected(run: number): Promise<RejectedRow[]>
}

/** One tenant's stock. */
export interface StockStore extends StockReader {
  /**
   * Runs reads that all see the stock as it is at the first of them, whatever is written meanwhile.
   * Inside, use only the reader it is given: on SQLite the store's one connection waits for the end.
   */
  snapshot<Result>(read: (stock: StockReader) => Promise<Result>): Promise<Result>
  /**
   * Writes a difference and its run in one transaction. False, and nothing is written, where the
   * stock is of another version than the one that the difference was found with.
   */
  write(change: StockChange): Promise<boolean>
}
