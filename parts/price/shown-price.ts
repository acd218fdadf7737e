import type { Car } from '#domain/car/car.ts'
import { type PriceDisplay, priceDisplay } from '#domain/car/price-display.ts'
import { formatMoney } from '#domain/format.ts'
import type { SiteView } from '../view-context.ts'

/** The props of `Price` (ui/price) for a car. */
export interface ShownPrice {
  readonly text: string
  readonly was: { before: string; price: string; after: string } | undefined
  readonly note: string | undefined
  readonly isText: boolean
}

/** The rule's answer for a car, with the site's settings. Spec 4.05-4.10. */
export const displayedPrice = (car: Car, { locale, flags, words }: SiteView): PriceDisplay =>
  priceDisplay(car, { locale, subscription: flags.subscription, wording: words })

/** Whether the site shows what the car costs by the week, as a subscription. Spec 4.06. */
export const isSubscription = (car: Car, site: SiteView): boolean =>
  displayedPrice(car, site).kind === 'subscription'

/** A car's price in the site's wording. Spec 4.05-4.10. */
export function shownPrice(car: Car, site: SiteView): ShownPrice {
  const { locale, words } = site
  const { kind, text, was, priceType } = displayedPrice(car, site)
  return {
    text,
    was: was === undefined ? undefined : priceWithin(words.wasPrice, formatMoney(was, locale)),
    note: priceType,
    isText: kind === 'preorder' || kind === 'none',
  }
}

/** A text with `{price}`, parted so that the words may be set apart from the figure. */
function priceWithin(wording: string, price: string) {
  const [before = '', after = ''] = wording.split('{price}')
  return { before, price, after }
}
