import { formatMoney } from '#domain/format.ts'
import { countedText } from '#domain/stock-query/counted.ts'
import { GROUND, VARIANT } from '#ui/data-attributes.ts'
import { finderGround } from './variant.ts'
import type { HeroProps } from './view.ts'

/** Links to the cars up to a few prices. */
export function FinderPrices({ data, site }: HeroProps) {
  return (
    <nav
      className="finder"
      aria-label="Prices"
      {...{ [VARIANT]: 'prices', [GROUND]: finderGround('prices') }}
    >
      <ul className="finder-doors">
        {data.doors.map(({ price, href, count }) => (
          <li key={price}>
            <a href={href}>
              <span>Up to</span> <b>{formatMoney(price, site.locale)}</b>{' '}
              <span>{countedText(count, data.itemType, site)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
