import { eligibleUnless, type Obstacle } from '../eligibility.ts'
import { type FormatLocale, formatMoney } from '../format.ts'
import { rounded } from '../rounding.ts'
import type { Car } from './car.ts'
import type { PriceDisplay } from './price-display.ts'
import { MARKET_GAP_ABOVE, MARKET_STEP } from './thresholds.ts'

/** Why a car has no market-price badge. */
export type MarketBadgeReason =
  | 'feature_off'
  | 'price_not_shown'
  | 'market_price_unknown'
  | 'not_499_below_market'

/** Whose average a price is compared with. */
export type MarketScope = 'state' | 'nation'

/**
 * The badge with the amount of its text and how it was worked out, whole dollars: the price, and the
 * average to the nearest hundred; or why there is none.
 */
export type MarketBadge =
  | {
      eligible: true
      below: number
      text: string
      price: number
      average: number
      scope: MarketScope
    }
  | { eligible: false; reasons: MarketBadgeReason[] }

/** What comparable cars are advertised for: in the state, else nationwide. Spec 5.36. */
function marketPrice({
  autograb_data: market,
}: Pick<Car, 'autograb_data'>): { average: number; scope: MarketScope } | undefined {
  const averages = [
    { average: market?.state_average_market_price ?? 0, scope: 'state' as const },
    { average: market?.average_market_price ?? 0, scope: 'nation' as const },
  ]
  return averages.find(({ average }) => average > 0 && Number.isFinite(average))
}

/**
 * "$1,200 below market", for a car whose price shows and is more than $499 below the market; the
 * amount is rounded down to whole hundreds. `shown` is the car's `priceDisplay`: beside a weekly
 * subscription price there is no badge. Spec 5.36, 9.10, D18.
 */
export function marketBadge(
  car: Pick<Car, 'autograb_data'>,
  shown: PriceDisplay,
  { enabled, locale }: { enabled: boolean; locale: FormatLocale },
): MarketBadge {
  const { price, market, gap } = comparedWithMarket(car, shown)
  const answer = eligibleUnless(...marketObstacles(car, shown, enabled))
  if (!answer.eligible) return answer
  const below = Math.floor(gap / MARKET_STEP) * MARKET_STEP
  const { average = 0, scope = 'state' } = market ?? {}
  return {
    eligible: true,
    below,
    text: `${formatMoney(below, locale)} below market`,
    price: price ?? 0,
    average: rounded(average / MARKET_STEP) * MARKET_STEP,
    scope,
  }
}

/** Everything that `marketBadge` looks at, in order. */
export function marketObstacles(
  car: Pick<Car, 'autograb_data'>,
  shown: PriceDisplay,
  enabled: boolean,
): Obstacle<MarketBadgeReason>[] {
  const { price, market, gap } = comparedWithMarket(car, shown)
  return [
    ['feature_off', !enabled],
    ['price_not_shown', price === undefined],
    ['market_price_unknown', market === undefined],
    ['not_499_below_market', gap <= MARKET_GAP_ABOVE],
  ]
}

function comparedWithMarket(car: Pick<Car, 'autograb_data'>, shown: PriceDisplay) {
  const price = shown.kind === 'subscription' ? undefined : shown.price
  const market = marketPrice(car)
  return { price, market, gap: (market?.average ?? Number.NaN) - (price ?? Number.NaN) }
}
