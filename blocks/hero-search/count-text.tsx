import type { ItemType } from '#domain/car/kinds.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatNumber } from '#domain/format.ts'
import { countedThing, thingsOf } from '#domain/stock-query/counted.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { HeroData } from './data.ts'
import { heroCount } from './hero-count.ts'
import { countOf, type ToggleType } from './toggle.ts'

interface Props {
  types: readonly ToggleType[]
  data: HeroData
  site: SiteView
}

/**
 * The button's text: the number of cars of the chosen type, and no number once a drop-down narrows
 * the search, since only the server can count those (Spec 2.40).
 */
export function CountText({ types, data, site }: Props) {
  const shown: readonly ToggleType[] = types.length === 0 ? ['all'] : types
  return (
    <>
      <span className="count-narrowed">Show matching {thingsOf(data.itemType, site.words)}</span>
      <span className="count-whole">
        {shown.map((type) => (
          <span key={type} className={shown.length > 1 ? `count-of count-of-${type}` : undefined}>
            {buttonText(countOf(type, data), data.itemType, site)}
          </span>
        ))}
      </span>
    </>
  )
}

function buttonText(counted: number, type: ItemType, site: SiteView): string {
  const { locale, words } = site
  const count = heroCount(counted, site)
  const cars = countedThing(count, type, words)
  return fillPlaceholders(words.showMe, { count: formatNumber(count, locale), cars })
}
