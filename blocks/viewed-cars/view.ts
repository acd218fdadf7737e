import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** The cars that the address names. */
export interface ViewedCarsData {
  readonly cars: readonly Car[]
  readonly best: BestFigures
  /** Cars like the one that was viewed last; where none was, the latest in stock. */
  readonly row: CarRowData
}

export type ViewedCarsView = ViewOf<typeof block, ViewedCarsData>
