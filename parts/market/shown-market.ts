import type { Car } from '#domain/car/car.ts'
import { marketBadge } from '#domain/car/market-badge.ts'
import { isSold } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import { countryName, stateName } from '#domain/location/place-name.ts'
import { displayedPrice } from '../price/shown-price.ts'
import type { SiteView } from '../view-context.ts'

/** How far a price is below the market. */
export interface ShownMarket {
  /** `$1,200 below market` */
  readonly text: string
  /** Whose average that is, and both prices, in a sentence. */
  readonly average: string
}

/**
 * The market badge of a car; undefined where the site has no such badge, the rule gives none, or the car
 * is sold. Spec 5.36, D18.
 */
export function shownMarket(car: Car, site: SiteView): ShownMarket | undefined {
  const { flags, locale, words } = site
  const enabled = flags.marketBadge && !isSold(car)
  const badge = marketBadge(car, displayedPrice(car, site), { enabled, locale })
  if (!badge.eligible) return undefined
  const state = car.location?.address?.state
  const ownState = state === undefined ? words.marketOwnState : stateName(state, locale)
  const told = {
    vehicles: words[`${car.item_type}s`],
    average: formatMoney(badge.average, locale),
    place: badge.scope === 'state' ? ownState : countryName(locale),
    price: formatMoney(badge.price, locale),
  }
  return { text: badge.text, average: fillPlaceholders(words.marketAverage, told) }
}
