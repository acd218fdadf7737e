import type { Car } from '#domain/car/car.ts'
import { priceDisplay } from '#domain/car/price-display.ts'
import { formatMoney } from '#domain/format.ts'
import type { SiteView } from '../view-context.ts'

/** The props of `Price` (ui/price) for a car. */
export interface ShownPrice {
  readonly text: string
  readonly was: { before: string; price: string; after: string } | undefined
  readonly note: string | undefined
  readonly isText: boolean
}

/** A car's price in the site's wording. Spec 4.05-4.10. */
export function shownPrice(car: Car, { locale, flags, words }: SiteView): ShownPrice {
  const settings = { locale, subscription: flags.subscription, wording: words }
  const { kind, text, was, priceType } = priceDisplay(car, settings)
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
