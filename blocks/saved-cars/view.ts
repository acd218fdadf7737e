import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** The cars that the address names, and how many of them have left the site. */
export interface SavedCarsData {
  readonly cars: readonly Car[]
  readonly gone: number
  readonly best: BestFigures
  /** The latest in stock, where it names none. */
  readonly row?: CarRowData
}

export type SavedCarsView = ViewOf<typeof block, SavedCarsData>
