import type { Car } from '#domain/car/car.ts'
import { priceDisplay } from '#domain/car/price-display.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import type { SiteView } from '../view-context.ts'

/** A car's price as the `Price` of ui takes it. */
export interface ShownPrice {
  readonly text: string
  readonly was: string | undefined
  readonly note: string | undefined
  readonly isText: boolean
}

/** What a site says of a car's price, in its own words. Spec 4.05-4.10. */
export function shownPrice(car: Car, { locale, flags, words }: SiteView): ShownPrice {
  const settings = { locale, subscription: flags.subscription, wording: words }
  const { kind, text, was, priceType } = priceDisplay(car, settings)
  const asked = was === undefined ? undefined : formatMoney(was, locale)
  return {
    text,
    was: asked && fillPlaceholders(words.wasPrice, { price: asked }),
    note: priceType,
    isText: kind === 'preorder' || kind === 'none',
  }
}
