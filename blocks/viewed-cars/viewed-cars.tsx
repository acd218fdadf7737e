import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { CarRow, type CarRowData } from '#parts/car-row/car-row.tsx'
import { CardList } from '#parts/card-list/card-list.tsx'
import { NothingChosen } from '#parts/nothing-chosen/nothing-chosen.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { VIEWED } from '#ui/data-attributes.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'
import leadToViewed from './viewed-cars.island.ts'

/** The cars that the address names. */
export interface ViewedCarsData {
  readonly cars: readonly Car[]
  readonly best: BestFigures
  /** Cars like the one that was viewed last; where none was, the latest in stock. */
  readonly row: CarRowData
}

/** The cars of its address: a script leads to those that this browser showed last, and clears them. Spec 2.47. */
export default function ViewedCars(view: ViewOf<typeof block, ViewedCarsData>) {
  const { id, props, data, site, page } = view
  const { cars, row } = data
  const { words } = site
  return (
    <div className={cn('viewed', cars.length === 0 && 'viewed-none')}>
      <section aria-labelledby={`${id}-title`} className="page-width py-section">
        <Scripted script={leadToViewed} name="cars" eager>
          <div className="viewed-head">
            <h1 id={`${id}-title`}>{props.heading ?? words.recentlyViewed}</h1>
            {cars.length > 0 && (
              <Button variant="outline" className="noscript:hidden" {...{ [VIEWED]: 'clear' }}>
                {words.viewedClear}
              </Button>
            )}
          </div>
          {cars.length > 0 ? (
            <Viewed {...view} />
          ) : (
            <NothingChosen icon="clock" heading={words.viewedNone} isLookedFor>
              <p>{fillPlaceholders(words.viewedNoneAdvice, { car: words.car })}</p>
              <Button href="/search">{words.searchStock}</Button>
            </NothingChosen>
          )}
        </Scripted>
      </section>
      <CarRow
        {...row}
        site={site}
        page={page}
        id={`${id}-more`}
        href={row.searchHref}
        heading={cars.length > 0 ? words.similarCars : words.sentArrivals}
        linkText={words.sentShowAll}
      />
    </div>
  )
}

function Viewed({ id, data: { cars, best }, site, page }: ViewOf<typeof block, ViewedCarsData>) {
  const repayments = repaymentsIn(cars, site, page.now)
  return (
    <div {...{ [VIEWED]: 'cars' }}>
      <CardList id={id} cars={cars} best={best} site={site} now={page.now} level={2} />
      {repayments && (
        <FinanceWarning id={warningId(id)} site={site} {...repayments} mark="*" className="mt-8" />
      )}
    </div>
  )
}
