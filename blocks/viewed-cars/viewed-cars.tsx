import type { CSSProperties } from 'react'
import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { cardContent } from '#parts/car-card/card-layout.ts'
import { CarRow, type CarRowData } from '#parts/car-row/car-row.tsx'
import { CardList, type CardListProps } from '#parts/card-list/card-list.tsx'
import { NothingChosen } from '#parts/nothing-chosen/nothing-chosen.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { VIEWED_KEY } from '#state/recently-viewed.ts'
import { Button } from '#ui/button/button.tsx'
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
  const { words, look } = site
  const { columns } = cardContent[look.card]
  const free = columns - cars.length
  // They share a row, and a warning.
  const rest = cars.length > 0 && free > 0 && row.cars.length > 0 ? free : undefined
  const others = row.cars.slice(0, rest)
  const variant = rest === undefined || look.list === 'cells' ? look.list : 'grid'
  return (
    <div
      className={rest === undefined ? undefined : 'viewed-few'}
      style={rest === undefined ? undefined : fewStyle(cars.length, columns)}
    >
      <section aria-labelledby={`${id}-title`} className="page-width py-section">
        <Scripted script={leadToViewed} name="cars" stored={VIEWED_KEY} className="viewed-host">
          <div className="viewed-head">
            <h1 id={`${id}-title`}>{props.heading ?? words.recentlyViewed}</h1>
            {cars.length > 0 && (
              <Button
                variant="outline"
                aria-controls={id}
                className="noscript:hidden"
                {...{ [VIEWED]: 'clear' }}
              >
                {words.viewedClear}
              </Button>
            )}
          </div>
          {cars.length > 0 ? (
            <Viewed
              {...view}
              {...(rest !== undefined && { columns: cars.length, others })}
              variant={variant}
            />
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
        cars={others}
        columns={rest}
        warning={rest === undefined ? undefined : warningId(id)}
        variant={variant}
        site={site}
        page={page}
        id={`${id}-more`}
        {...(cars.length > 0 && { heading: words.similarCars })}
      />
    </div>
  )
}

type ViewedProps = ViewOf<typeof block, ViewedCarsData> &
  Pick<CardListProps, 'columns' | 'variant'> & {
    /** Cars beside them that the warning covers too. */
    readonly others?: readonly Car[]
  }

function Viewed({
  id,
  data: { cars, best },
  columns,
  others = [],
  variant,
  site,
  page,
}: ViewedProps) {
  const repayments = repaymentsIn([...cars, ...others], site, page.now)
  return (
    <div {...{ [VIEWED]: 'cars' }}>
      <CardList
        id={id}
        cars={cars}
        best={best}
        columns={columns}
        variant={variant}
        site={site}
        now={page.now}
        level={2}
      />
      {repayments && (
        <FinanceWarning id={warningId(id)} site={site} {...repayments} mark="*" className="mt-8" />
      )}
    </div>
  )
}

/** How much of a row the viewed ones fill. */
const fewStyle = (
  viewed: number,
  columns: number,
): CSSProperties & Record<`--${string}`, number> => ({ '--viewed': viewed, '--columns': columns })
