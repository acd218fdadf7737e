import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** A page of the list. */
export interface WatchlistData {
  readonly cars: readonly Car[]
  /** How many of the whole list have left the site. */
  readonly gone: number
  readonly best: BestFigures
  /** How many of the whole list are here. */
  readonly count: number
  /** What cars of an account cost when they were saved. */
  readonly before: ReadonlyMap<string, number>
  readonly page: number
  readonly pages: number
}

export type WatchlistView = ViewOf<typeof block, WatchlistData>
