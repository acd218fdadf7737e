import type { ListingReason } from '#domain/car/listing.ts'
import type { MarketBadgeReason } from '#domain/car/market-badge.ts'
import type { ReservableReason } from '#domain/car/reservable.ts'
import type { SaveReason } from '#domain/car/save-buttons.ts'
import type { FinanceReason } from '#domain/finance/finance-estimate.ts'
import type { Condition } from './decision.ts'

/** Reasons that only pages have, beside those of the rules. */
export type PageReason =
  | 'no_page'
  | 'sold'
  | 'no_site_finance'
  | 'subscription_shown'
  | 'payment_missing'
  | 'no_ticks'
  | 'awaited'

/** Why a car shows something, or does not. */
export type Reason =
  | ListingReason
  | MarketBadgeReason
  | ReservableReason
  | SaveReason
  | FinanceReason
  | PageReason

interface ReasonWords extends Pick<Condition, 'from' | 'flag' | 'setting'> {
  /** Where the reason does not apply, and where it does. */
  readonly words: readonly [without: string, applies: string]
}

const car = (without: string, applies: string): ReasonWords => ({
  words: [without, applies],
  from: 'car',
})

const settings = (without: string, applies: string, setting: string): ReasonWords => ({
  words: [without, applies],
  from: 'settings',
  setting,
})

/** Words for every reason; the flag of `feature_off` and the words for it are the thing’s own. */
export const reasonWords: Readonly<Record<Exclude<Reason, 'feature_off'>, ReasonWords>> = {
  kept_off_website: car('The feed lets it show', 'The feed keeps it off the website'),
  withdrawn: car('Not withdrawn', 'Withdrawn'),
  sold_date_unknown: car('Not sold, or its day of sale is known', 'Sold, on no known day'),
  sold_too_long_ago: settings(
    'Not sold, or not long ago',
    'Sold longer ago than sold cars stay listed',
    'constants.soldListedDays',
  ),
  price_not_shown: car('A price is shown', 'No price of its own is shown'),
  market_price_unknown: car('What the market asks is known', 'What the market asks is unknown'),
  not_499_below_market: car(
    'More than $499 below the market',
    'Not more than $499 below the market',
  ),
  no_deposit: settings('The deposit is above $0', 'The deposit is $0', 'constants.reserveDeposit'),
  not_in_stock: car('Its status is in stock', 'Its status is not in stock'),
  reserved: car('Not reserved', 'Reserved'),
  price_not_above_200: car('The price is above $200', 'The price is not above $200'),
  no_payment_processor: car(
    'The feed names a payment processor',
    'The feed’s column payment_processors is empty',
  ),
  not_available: car('It is available', 'It is not available'),
  price_not_above_0: car('The price is above $0', 'The price is not above $0'),
  no_image: car('It has a photo', 'It has no photo'),
  price_not_over_500: car('The price is above $500', 'The price is not above $500'),
  year_not_yet: {
    ...car('Its year is not in the future', 'Its year is too far ahead'),
    from: 'time',
  },
  year_too_old: {
    ...car('It is young enough', 'It is too old, or its year is unknown'),
    from: 'time',
  },
  weekly_payment_missing: car(
    'The lender states a weekly payment',
    'The lender states no weekly payment',
  ),
  monthly_payment_missing: car(
    'The lender states a monthly payment',
    'The lender states no monthly payment',
  ),
  unknown_provider: settings(
    'The provider is known',
    'The provider is none of the seven',
    'finance.provider',
  ),
  make_excluded: settings(
    'Its make is not excluded',
    'Its make is excluded from finance',
    'finance.excludedMakes',
  ),
  dealership_excluded: settings(
    'Its dealership is not excluded',
    'Its dealership is excluded from finance',
    'finance.excludedDealerships',
  ),
  no_lender: settings(
    'The feed or the site has terms for it',
    'Neither the feed nor the site has terms for it',
    'finance',
  ),
  rate_missing: car('Its rates are known', 'A rate is missing'),
  no_page: { words: ['The site has the page', 'The site has no page for it'], from: 'pages' },
  sold: car('Not sold', 'Sold'),
  no_site_finance: settings('The site has finance', 'The site has no finance', 'finance'),
  subscription_shown: car(
    'Its price is not by the week',
    'Its price by the week is the one figure a week that it has',
  ),
  payment_missing: car('A payment is stated', 'No payment is stated'),
  no_ticks: {
    words: ['Cards have ticks to compare', 'Cards have no ticks to compare'],
    from: 'settings',
    flag: 'compareOnCards',
  },
  awaited: car('It can be had now', 'It is reserved, on its way or to be ordered'),
}
