import type { Car } from '#domain/car/car.ts'
import type { LeavingCar } from '#domain/car/kinds.ts'
import { SECOND_MS } from '#domain/units.ts'
import type { ChangedCar } from '../../store/stock-store.ts'

/** Seconds since 1970 of an ISO time. */
export const secondsOf = (time: string): number => Math.floor(Date.parse(time) / SECOND_MS)

/** No mapped row has this digest: a car that returns always differs. */
const NO_ROW = ''

/**
 * What becomes of a car that its feed no longer has: one that was sold or withdrawn before stays so,
 * any other is withdrawn or, by the site's rule, sold at the time of the import. D13, D35.
 */
export function departedCar(car: Car, leaving: LeavingCar, now: string): ChangedCar {
  const status = car.status === 'sold' || car.status === 'withdrawn' ? car.status : leaving
  const { sold_date_timestamp = secondsOf(now) } = car.status === 'sold' ? car : {}
  const departed = { ...car, status, ...(status === 'sold' && { sold_date_timestamp }) }
  const { id, slug, dealership_id: dealership = null, created_at: created = now } = car
  const body = JSON.stringify(departed)
  return { id, slug, dealership, hash: NO_ROW, body, created, leftAt: now }
}
