import { type FormatLocale, formatMoney } from '../format.ts'
import type { Car } from './car.ts'
import type { PriceType } from './kinds.ts'
import { PRICE_SHOWN_ABOVE } from './thresholds.ts'

/** What a site says about prices. */
export type PriceSettings = {
  locale: FormatLocale
  /** The dealer offers subscriptions. */
  subscription: boolean
  /** The site's words, keys as in `domain/site/words.ts`. */
  wording: {
    /** Shown where there is no price, such as "Enquire for price" (Spec 9.24). */
    noPrice: string
    preorder: string
    /** With {amount} where the price stands. */
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
  /** What the price includes, in words; absent where nobody knows. */
  priceType?: string
}

type Priced = Pick<
  Car,
  'price' | 'price_type' | 'before_price' | 'subscription_price' | 'offer_price' | 'preorder'
>

const priceTypeWord: Record<PriceType, keyof PriceSettings['wording'] | undefined> = {
  drive_away: 'driveAway',
  drive_away_estimated: 'driveAwayEstimated',
  egc: 'excludingCharges',
  poa: undefined,
}

const shows = (price: number | undefined): price is number =>
  price !== undefined && price > PRICE_SHOWN_ABOVE

/** The running offer's price, or the price that was lowered, with what was asked before. */
function reduction({ price, before_price, offer_price }: Priced) {
  const reduced = offer_price ?? (before_price === undefined ? undefined : price)
  const was = before_price ?? price
  if (!shows(reduced) || was === undefined || was <= reduced) return undefined
  return { price: reduced, was }
}

/**
 * Which price a car shows, in this order: subscription, reduced or offer price with the was-price,
 * normal price, PREORDER, the dealer's no-price text. Spec 4.05-4.10, 9.10.
 */
export function priceDisplay(car: Priced, settings: PriceSettings): PriceDisplay {
  const money = (dollars: number) => formatMoney(dollars, settings.locale)
  const { wording } = settings
  const word = car.price_type && priceTypeWord[car.price_type]
  const priceType = word ? { priceType: wording[word] } : {}

  if (settings.subscription && car.subscription_price !== undefined && car.subscription_price > 0) {
    const price = car.subscription_price
    return { kind: 'subscription', price, text: wording.perWeek.replace('{amount}', money(price)) }
  }
  const reduced = reduction(car)
  if (reduced) return { kind: 'reduced', ...reduced, text: money(reduced.price), ...priceType }
  const normal = shows(car.offer_price) ? car.offer_price : car.price
  if (shows(normal)) return { kind: 'price', price: normal, text: money(normal), ...priceType }
  if (car.preorder) return { kind: 'preorder', text: wording.preorder }
  return { kind: 'none', text: wording.noPrice }
}
