import type { Car } from './car.ts'
import { TOWING_LIMITS, TOWING_SPARE_SHARE } from './thresholds.ts'

/** What a vehicle with a certain limit can tow of a stock; weights in kg. */
export interface TowingRow {
  /** The limit for braked towing. */
  readonly limit: number
  /** The limit less what should be kept spare. */
  readonly advised: number
  /** Caravans and trailers whose aggregate trailer mass is at most `advised`. */
  readonly towed: number
  /** Vehicles of the stock whose limit is at least `limit`. */
  readonly towing: number
}

type Weighed = Pick<Car, 'variant' | 'specifications'>

/**
 * A row for each usual towing limit within which there is something to tow. A caravan without an
 * aggregate trailer mass, or a vehicle without a limit, is not counted.
 */
export function towingRows(cars: readonly Weighed[]): TowingRow[] {
  return TOWING_LIMITS.flatMap((limit) => {
    const advised = Math.round(limit * (1 - TOWING_SPARE_SHARE))
    const towed = countOf(cars, ({ specifications }) => {
      const mass = specifications?.aggregate_trailer_mass
      return mass !== undefined && mass > 0 && mass <= advised
    })
    const towing = countOf(cars, ({ variant }) => (variant?.brakedtowing ?? 0) >= limit)
    return towed === 0 ? [] : [{ limit, advised, towed, towing }]
  })
}

const countOf = (cars: readonly Weighed[], test: (car: Weighed) => boolean): number =>
  cars.filter(test).length
