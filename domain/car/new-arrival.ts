import { earliest } from '../calendar.ts'
import { DAY_MS } from '../units.ts'
import type { Car } from './car.ts'
import { NEW_ARRIVAL_DAYS } from './thresholds.ts'

/**
 * Whether a car came into stock less than `days` ago (the dealer's setting, default 8). A car
 * with a later or unknown date is not. Spec 4.03, 9.09.
 */
export function isNewArrival(
  car: Pick<Car, 'created_at'>,
  { now, days = NEW_ARRIVAL_DAYS }: { now: Date; days?: number | undefined },
): boolean {
  if (car.created_at === undefined) return false
  const age = now.getTime() - Date.parse(car.created_at)
  return age >= 0 && age < days * DAY_MS
}

/**
 * The next time at which a car becomes a new arrival or ceases to be one; undefined if that never
 * happens. Spec 4.03, 9.09.
 */
export function nextNewArrivalChangeAt(
  { created_at }: Pick<Car, 'created_at'>,
  { now, days = NEW_ARRIVAL_DAYS }: { now: Date; days?: number | undefined },
): Date | undefined {
  if (created_at === undefined || days === 0) return undefined
  const arrived = Date.parse(created_at)
  const changes = [new Date(arrived), new Date(arrived + days * DAY_MS)]
  return earliest(changes.filter((change) => change > now))
}
