import type { Car } from '#domain/car/car.ts'
import { shownMarket } from '#parts/market/shown-market.ts'
import { Decided } from '#parts/rendering.tsx'
import type { SiteView } from '#parts/view-context.ts'
import { Icon } from '#ui/icon/icon.tsx'

interface MarketBadgeProps {
  readonly car: Car
  readonly site: SiteView
}

/** How far the price is below the market, which opens to whose average that is. Spec 5.36, D18. */
export function MarketBadge({ car, site }: MarketBadgeProps) {
  const market = shownMarket(car, site)
  return (
    <Decided thing="market" car={car}>
      {market && (
        <details className="vehicle-market">
          <summary>
            {market.text}
            <Icon name="chevron-down" size="sm" />
          </summary>
          <p>{market.average}</p>
          <p>{site.words.marketRounding}</p>
        </details>
      )}
    </Decided>
  )
}
