import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { CardList } from '#parts/card-list/card-list.tsx'
import { NothingChosen } from '#parts/nothing-chosen/nothing-chosen.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { Button } from '#ui/button/button.tsx'
import { VIEWED } from '#ui/data-attributes.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'
import leadToViewed from './viewed-cars.island.ts'

/** The cars that the address names. */
export interface ViewedCarsData {
  readonly cars: readonly Car[]
  readonly best: BestFigures
}

/** The cars of its address: a script leads to those that this browser showed last. Spec 2.47. */
export default function ViewedCars({
  id,
  props,
  data,
  site,
  page,
}: ViewOf<typeof block, ViewedCarsData>) {
  const { cars, best } = data
  const { words } = site
  const repayments = repaymentsIn(cars, site, page.now)
  return (
    <section aria-labelledby={`${id}-title`} className="page-width py-section">
      <h1 id={`${id}-title`} className="viewed-title">
        {props.heading ?? words.recentlyViewed}
      </h1>
      <Scripted script={leadToViewed} name="cars" eager>
        {cars.length > 0 ? (
          <div {...{ [VIEWED]: 'cars' }}>
            <CardList id={id} cars={cars} best={best} site={site} now={page.now} level={2} />
            {repayments && (
              <FinanceWarning
                id={warningId(id)}
                site={site}
                {...repayments}
                mark="*"
                className="mt-8"
              />
            )}
          </div>
        ) : (
          <NothingChosen icon="clock" heading={words.viewedNone} isLookedFor>
            <p>{fillPlaceholders(words.viewedNoneAdvice, { car: words.car })}</p>
            <Button href="/search">{words.searchStock}</Button>
          </NothingChosen>
        )}
      </Scripted>
    </section>
  )
}
