import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import type { Car } from './car.ts'
import { isSold, isWithdrawn } from './status.ts'
import { DAY_MS, SECOND_MS, SOLD_LISTED_DAYS } from './thresholds.ts'

/** Why a site does not list a car. */
export type ListingReason =
  | 'kept_off_website'
  | 'withdrawn'
  | 'sold_date_unknown'
  | 'sold_too_long_ago'

type Listed = Pick<Car, 'status' | 'sold_date_timestamp' | 'show_on_dealer_website'>

/**
 * Whether a site lists a car: in stock and coming soon always, sold until `soldListedDays` (the
 * dealership's setting, default 3) after its sale, withdrawn never, and none that the dealer keeps
 * off the website. Spec 4.01, 4.02, D13.
 */
export function listing(
  car: Listed,
  { now, soldListedDays = SOLD_LISTED_DAYS }: { now: Date; soldListedDays?: number },
): Eligibility<ListingReason> {
  const { sold_date_timestamp: soldAt = Number.NaN } = car
  const until = soldAt * SECOND_MS + soldListedDays * DAY_MS
  return eligibleUnless(
    ['kept_off_website', !car.show_on_dealer_website],
    ['withdrawn', isWithdrawn(car)],
    ['sold_date_unknown', isSold(car) && !Number.isFinite(until)],
    ['sold_too_long_ago', isSold(car) && now.getTime() >= until],
  )
}
