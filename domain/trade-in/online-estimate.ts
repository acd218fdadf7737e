import { calendarYear } from '../calendar.ts'
import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import { MAX_ESTIMATE_KM, MAX_ESTIMATE_YEARS } from './thresholds.ts'
import type { ValuedVehicle } from './valued-vehicle.ts'

/** Up to which age a site values a car online. Spec 5.26. */
export type EstimateVariant = keyof typeof MAX_ESTIMATE_YEARS

/** Why a car is not valued online. */
export type OnlineEstimateReason =
  | 'year_unknown'
  | 'car_too_old'
  | 'distance_unknown'
  | 'over_100000_km'

/**
 * Whether a car is valued online: at most 10 years old (7 in the other variant) and driven at most
 * 100,000 km. The age is the calendar year in the site's time zone less the model year; next year's
 * model counts as new. Spec 5.26.
 */
export function onlineEstimate(
  { Year: year = Number.NaN, Kms: km = Number.NaN }: Pick<ValuedVehicle, 'Year' | 'Kms'>,
  variant: EstimateVariant,
  { now, timeZone }: { now: Date; timeZone: string },
): Eligibility<OnlineEstimateReason> {
  const age = calendarYear(now, timeZone) - year
  return eligibleUnless(
    ['year_unknown', !(age + 1 >= 0)],
    ['car_too_old', age > MAX_ESTIMATE_YEARS[variant]],
    ['distance_unknown', !(km >= 0)],
    ['over_100000_km', km > MAX_ESTIMATE_KM],
  )
}
