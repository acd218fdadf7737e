import type { Car } from '#domain/car/car.ts'
import { priceDisplay } from '#domain/car/price-display.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import type { SiteView } from '../view-context.ts'

/** The props of `Price` (ui/price) for a car. */
export interface ShownPrice {
  readonly text: string
  readonly was: string | undefined
  readonly note: string | undefined
  readonly isText: boolean
}

/** A car's price in the site's wording. Spec 4.05-4.10. */
export function shownPrice(car: Car, { locale, flags, words }: SiteView): ShownPrice {
  const settings = { locale, subscription: flags.subscription, wording: words }
  const { kind, text, was, priceType } = priceDisplay(car, settings)
  const oldPrice = was === undefined ? undefined : formatMoney(was, locale)
  return {
    text,
    was: oldPrice && fillPlaceholders(words.wasPrice, { price: oldPrice }),
    note: priceType,
    isText: kind === 'preorder' || kind === 'none',
  }
}
