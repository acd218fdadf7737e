import type { Car } from '#domain/car/car.ts'
import { marketBadge } from '#domain/car/market-badge.ts'
import { isSold } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import { countryName, stateName } from '#domain/location/place-name.ts'
import { displayedPrice } from '#parts/price/shown-price.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Icon } from '#ui/icon/icon.tsx'

interface MarketBadgeProps {
  readonly car: Car
  readonly site: SiteView
}

/**
 * How far the price is below the market, which opens to whose average that is. Nothing where the site has
 * no such badge, the rule gives none, or the car is sold. Spec 5.36, D18.
 */
export function MarketBadge({ car, site }: MarketBadgeProps) {
  const { flags, locale, words } = site
  const enabled = flags.marketBadge && !isSold(car)
  const badge = marketBadge(car, displayedPrice(car, site), { enabled, locale })
  if (!badge.eligible) return null
  const state = car.location?.address?.state
  const ownState = state === undefined ? words.marketOwnState : stateName(state, locale)
  const told = {
    vehicles: words[`${car.item_type}s`],
    average: formatMoney(badge.average, locale),
    place: badge.scope === 'state' ? ownState : countryName(locale),
    price: formatMoney(badge.price, locale),
  }
  return (
    <details className="vehicle-market">
      <summary>
        {badge.text}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <p>{fillPlaceholders(words.marketAverage, told)}</p>
      <p>{words.marketRounding}</p>
    </details>
  )
}
