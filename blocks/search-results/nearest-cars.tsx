import { countedText } from '#domain/stock-query/counted.ts'
import { searchPath } from '#domain/stock-query/pins.ts'
import { cardContent } from '#parts/car-card/card-layout.ts'
import { CardList } from '#parts/card-list/card-list.tsx'
import { inWholeRows } from '#parts/card-list/list-layout.ts'
import { warningId } from '#parts/repayment/finance-warning.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { LIVE } from '#ui/data-attributes.ts'
import { Link } from '#ui/link/link.tsx'
import { partText } from './choices.ts'
import type { ResultsData } from './view.ts'

interface NearestCarsProps {
  /** Id of the block. */
  readonly id: string
  readonly data: ResultsData
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
}

/** The first cars of the search with the least given up; nothing on a site that has none at all. */
export function NearestCars({ id, data, site, page }: NearestCarsProps) {
  const { state, pins, itemType, nothing, best } = data
  const { reading } = data.result
  const { look, words, locale } = site
  if (!nothing?.nearest) return null
  const { cars, count, dropped, state: relaxed } = nothing.nearest
  const { columns } = cardContent[look.card]
  const shown = cars.slice(0, inWholeRows('grid', cars.length, columns))
  const given = dropped.map((part) => partText({ state, reading }, part, locale)).join(', ')
  return (
    <section aria-labelledby={`${id}-nearest`} className="nearest-cars">
      <h2 id={`${id}-nearest`}>{words.nearestCars}</h2>
      <p>
        Without {given}:{' '}
        <Link href={searchPath(relaxed, pins)} {...{ [LIVE]: '' }}>
          {countedText(count, itemType, site)}
        </Link>
      </p>
      <CardList
        id={`${id}-nearest`}
        cars={shown}
        best={best}
        site={site}
        columns={columns}
        now={page.now}
        variant="grid"
        warning={warningId(id)}
        level={3}
      />
    </section>
  )
}
