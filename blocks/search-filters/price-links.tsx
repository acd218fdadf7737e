import type { ItemType } from '#domain/car/kinds.ts'
import { formatMoney } from '#domain/format.ts'
import { countedText } from '#domain/stock-query/counted.ts'
import type { SiteView } from '#parts/view-context.ts'
import { LIVE } from '#ui/data-attributes.ts'
import type { PriceDoor } from './price-doors.ts'

interface PriceLinksProps {
  readonly doors: readonly PriceDoor[]
  readonly itemType: ItemType
  readonly site: SiteView
}

/**
 * The price doors, a row of links that replace the price of the search. One without cars keeps its
 * place, but leads nowhere.
 */
export function PriceLinks({ doors, itemType, site }: PriceLinksProps) {
  if (doors.length === 0) return null
  return (
    <nav aria-label="Prices" className="filters-doors">
      {doors.map(({ price, href, count, isCurrent }) => (
        <a
          key={price ?? 0}
          {...(count > 0 || isCurrent
            ? { href, [LIVE]: '' }
            : { role: 'link', 'aria-disabled': true })}
          aria-current={isCurrent ? 'true' : undefined}
        >
          <span className="door-price">
            {price === undefined ? (
              'All'
            ) : (
              <>
                <small>Up to</small> {formatMoney(price, site.locale)}
              </>
            )}
          </span>{' '}
          <span className="figures">{countedText(count, itemType, site)}</span>
        </a>
      ))}
    </nav>
  )
}
