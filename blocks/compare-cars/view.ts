import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** The cars that the address names, in its order. */
export interface CompareCarsData {
  readonly cars: readonly Car[]
  /** The best figures of the stock. */
  readonly best: BestFigures
  /** The latest in stock, where it names none; cars like it, where it names one. */
  readonly row?: CarRowData
}

export type CompareCarsView = ViewOf<typeof block, CompareCarsData>

/** The page's own variant, else the site's. */
export const variantOf = ({ props, site }: CompareCarsView) => props.variant ?? site.look.card
