import { earliest } from '../calendar.ts'
import { type Eligibility, eligibleUnless, type Obstacle } from '../eligibility.ts'
import { DAY_MS, SECOND_MS } from '../units.ts'
import type { Car } from './car.ts'
import { isSold, isWithdrawn } from './status.ts'
import { SOLD_LISTED_DAYS } from './thresholds.ts'

/** Why a site does not list a car. */
export type ListingReason =
  | 'kept_off_website'
  | 'withdrawn'
  | 'sold_date_unknown'
  | 'sold_too_long_ago'

type ListedCar = Pick<Car, 'status' | 'sold_date_timestamp' | 'show_on_dealer_website'>

/**
 * Whether a site lists a car: in stock and coming soon always, sold until `soldListedDays` (the
 * dealership's setting, default 3) after its sale, withdrawn never, and none that the dealer keeps
 * off the website. Spec 4.01, 4.02, D13.
 */
export const listing = (car: ListedCar, at: ListedAt): Eligibility<ListingReason> =>
  eligibleUnless(...listingObstacles(car, at))

/** When, and how long the site lists cars that are sold. */
export type ListedAt = { now: Date; soldListedDays?: number }

/** Everything that `listing` looks at, in order. */
export function listingObstacles(
  car: ListedCar,
  { now, soldListedDays = SOLD_LISTED_DAYS }: ListedAt,
): Obstacle<ListingReason>[] {
  const until = soldListedUntil(car, soldListedDays)
  return [
    ['kept_off_website', !car.show_on_dealer_website],
    ['withdrawn', isWithdrawn(car)],
    ['sold_date_unknown', isSold(car) && !Number.isFinite(until)],
    ['sold_too_long_ago', isSold(car) && now.getTime() >= until],
  ]
}

/** Milliseconds since 1970; NaN if the date of sale is unknown. */
const soldListedUntil = (
  { sold_date_timestamp: soldAt = Number.NaN }: Pick<Car, 'sold_date_timestamp'>,
  soldListedDays: number,
): number => soldAt * SECOND_MS + soldListedDays * DAY_MS

/**
 * The time at which a car that is listed as sold leaves the list; undefined for other cars, whose
 * listing does not depend on time. Spec 4.01, D13.
 */
export function nextListingChangeAt(
  car: ListedCar,
  { now, soldListedDays = SOLD_LISTED_DAYS }: { now: Date; soldListedDays?: number },
): Date | undefined {
  if (!isSold(car) || !listing(car, { now, soldListedDays }).eligible) return undefined
  return earliest([new Date(soldListedUntil(car, soldListedDays))])
}
