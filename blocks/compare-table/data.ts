import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { TowingRow } from '#domain/car/towing-table.ts'

/** What the table compares. */
export interface CompareData {
  /** The vehicles side by side; empty for a table of towing. */
  readonly cars: readonly Car[]
  /** The best figures of the stock. */
  readonly best: BestFigures
  /** What can be towed; empty for a table of vehicles. */
  readonly towing: readonly TowingRow[]
}
