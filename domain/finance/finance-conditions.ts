import { calendarYear } from '../calendar.ts'
import type { Car } from '../car/car.ts'
import type { FinanceLender } from '../car/finance-lender.ts'
import { askingPrice } from '../car/price-display.ts'
import { isAvailable } from '../car/status.ts'
import type { Obstacle } from '../eligibility.ts'
import { rounded } from '../rounding.ts'
import { FINANCE_PRICE_ABOVE, MAX_YEARS_AHEAD, PROVIDER_1_YEARS } from './thresholds.ts'

/** The fields of a car that decide whether it has an estimate. */
export type FinancedCar = Pick<
  Car,
  'finance_lenders' | 'make' | 'dealership_slug' | 'status' | 'price' | 'offer_price' | 'year'
>

/** The current time, and the time zone whose calendar applies. */
export type Today = { now: Date; timeZone: string }

type Fact = { car: FinancedCar; lender: FinanceLender | undefined; today: Today }

/** A lender's payment in whole dollars; one that rounds to $0 is undefined. Spec 9.12. */
export function wholePayment(dollars = 0): number | undefined {
  const whole = rounded(dollars)
  return whole > 0 && Number.isFinite(whole) ? whole : undefined
}

// Without a lender that is the reason, not the missing payment.
const lacks = (payment: 'paymentWeek' | 'paymentMonth', lender: FinanceLender | undefined) =>
  lender !== undefined && wholePayment(lender[payment]) === undefined

const obstacles = {
  not_available: ({ car }) => !isAvailable(car),
  price_not_over_500: ({ car }) => !((askingPrice(car) ?? 0) > FINANCE_PRICE_ABOVE),
  year_not_yet: ({ car, today: { now, timeZone } }) =>
    (car.year ?? 0) > calendarYear(now, timeZone) + MAX_YEARS_AHEAD,
  year_too_old: ({ car, today: { now, timeZone } }) =>
    !((car.year ?? 0) > calendarYear(now, timeZone) - PROVIDER_1_YEARS),
  weekly_payment_missing: ({ lender }) => lacks('paymentWeek', lender),
  monthly_payment_missing: ({ lender }) => lacks('paymentMonth', lender),
} satisfies Record<string, (fact: Fact) => boolean>

type ProviderObstacle = keyof typeof obstacles

/** Why a provider of some kind has no estimate for a car; see `obstaclesOf`. */
export type ProviderReason = ProviderObstacle | 'unknown_provider'

// Required by every provider whose conditions name more than the car being available. 5.29 repeats the
// rates from 5.28.
const always = ['not_available', 'year_not_yet'] as const

const obstaclesByProvider: Readonly<Record<number, readonly ProviderObstacle[] | undefined>> = {
  1: [...always, 'price_not_over_500', 'year_too_old'],
  2: ['not_available'],
  3: ['not_available'],
  4: [...always, 'price_not_over_500', 'weekly_payment_missing'],
  5: [...always, 'price_not_over_500', 'weekly_payment_missing'],
  6: [...always, 'price_not_over_500', 'weekly_payment_missing'],
  7: [...always, 'price_not_over_500', 'monthly_payment_missing'],
}

/** What a kind of provider, 1 to 7, looks at, in a fixed order. Spec 5.29-5.32. */
export function obstaclesOf(provider: number, fact: Fact): Obstacle<ProviderReason>[] {
  const asked = obstaclesByProvider[provider]
  return asked
    ? asked.map((reason) => [reason, obstacles[reason](fact)])
    : [['unknown_provider', true]]
}
