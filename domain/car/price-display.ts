import { fillPlaceholders } from '../fill-placeholders.ts'
import { type FormatLocale, formatMoney } from '../format.ts'
import type { Car } from './car.ts'
import type { PriceType } from './kinds.ts'
import { PRICE_SHOWN_ABOVE, SUBSCRIPTION_SHOWN_ABOVE } from './thresholds.ts'

/** A site's settings for prices. */
export type PriceSettings = {
  locale: FormatLocale
  /** The dealer offers subscriptions. */
  subscription: boolean
  /** The site's words, keys as in `domain/site/interface-texts.ts`. */
  wording: {
    /** Shown where there is no price, such as "Enquire for price" (Spec 9.24). */
    noPrice: string
    preorder: string
    /** With {amount} for the price. */
    perWeek: string
    driveAway: string
    driveAwayEstimated: string
    excludingCharges: string
  }
}

/** A price as it shows. `price` and `was` are whole dollars, a subscription's a week. */
export type PriceDisplay = {
  kind: 'subscription' | 'reduced' | 'price' | 'preorder' | 'none'
  price?: number
  was?: number
  text: string
  /** What the price includes, as text; absent if unknown. */
  priceType?: string
}

type PriceFields = Pick<Car, 'price' | 'before_price' | 'offer_price'>
type PricedCar = PriceFields & Pick<Car, 'price_type' | 'subscription_price' | 'preorder'>

/** A number of dollars above the limit; NaN and infinity are rejected. */
const isAbove = (dollars: number | undefined, limit: number): dollars is number =>
  (dollars ?? 0) > limit && Number.isFinite(dollars)

/**
 * What a car is sold for, whole dollars: its offer price, else its price; undefined if neither is
 * above $10. Spec 4.07, 4.08, 9.10.
 */
export function askingPrice({ offer_price, price }: Pick<PriceFields, 'price' | 'offer_price'>) {
  return [offer_price, price].find((dollars) => isAbove(dollars, PRICE_SHOWN_ABOVE))
}

/**
 * The price that searches, filters and the garage compare: the price shown, else the price of the
 * feed that is too low to show. Spec 3.20, 4.02, 5.07.
 */
export function comparedPrice(car: Pick<PriceFields, 'price' | 'offer_price'>): number | undefined {
  return askingPrice(car) ?? car.price
}

/** The previous price: the before-price, else the price under an offer. Spec 4.07. */
function wasPrice({ before_price, price }: PriceFields, asking: number): number | undefined {
  return [before_price, price].find((dollars) => isAbove(dollars, asking))
}

function priceTypeWords(type: PriceType | undefined, wording: PriceSettings['wording']) {
  if (type === 'drive_away') return { priceType: wording.driveAway }
  if (type === 'drive_away_estimated') return { priceType: wording.driveAwayEstimated }
  if (type === 'egc') return { priceType: wording.excludingCharges }
  return {}
}

/** What a car costs a week by subscription, where that is shown: it is the one figure a week that it has. Spec 4.06. */
export function subscriptionPrice({
  subscription_price: weekly,
}: Pick<PricedCar, 'subscription_price'>): number | undefined {
  return isAbove(weekly, SUBSCRIPTION_SHOWN_ABOVE) ? weekly : undefined
}

/**
 * Which price a car shows, in this order: subscription, reduced or offer price with the was-price,
 * normal price, PREORDER, the dealer's no-price text. Spec 4.05-4.10, 9.10.
 */
export function priceDisplay(car: PricedCar, settings: PriceSettings): PriceDisplay {
  const money = (dollars: number) => formatMoney(dollars, settings.locale)
  const { wording } = settings
  const weekly = subscriptionPrice(car)
  if (settings.subscription && weekly !== undefined) {
    const text = fillPlaceholders(wording.perWeek, { amount: money(weekly) })
    return { kind: 'subscription', price: weekly, text }
  }
  const price = askingPrice(car)
  if (price !== undefined) {
    const was = wasPrice(car, price)
    const kind = was === undefined ? { kind: 'price' as const } : { kind: 'reduced' as const, was }
    return { ...kind, price, text: money(price), ...priceTypeWords(car.price_type, wording) }
  }
  if (car.preorder) return { kind: 'preorder', text: wording.preorder }
  return { kind: 'none', text: wording.noPrice }
}
