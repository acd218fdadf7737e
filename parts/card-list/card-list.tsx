import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { cn } from '#ui/cn.ts'
import { VARIANT } from '#ui/data-attributes.ts'
import { CarCard, cardKey } from '../car-card/car-card.tsx'
import { cardContent } from '../car-card/card-layout.ts'
import { Each } from '../rendering.tsx'
import { warningId } from '../repayment/finance-warning.tsx'
import type { SiteView } from '../view-context.ts'
import { cardSizes, lastPromoSpans } from './list-layout.ts'

export interface CardListProps {
  /** Id of the block. */
  readonly id: string
  readonly cars: readonly Car[]
  /** How the cards are placed; the site's choice where absent. */
  readonly variant?: VariantOf<'list'> | undefined
  /** Cards side by side on wide screens; as many as suit the site's cards where absent. */
  readonly columns?: number | undefined
  readonly best: BestFigures
  readonly site: SiteView
  readonly now: string
  /** The heading level of the cars' names. */
  readonly level: 2 | 3
  /** How many pictures are on the first screen. */
  readonly eager?: number
  /** On phones a strip to swipe instead of a column. */
  readonly isStrip?: boolean
  /** The id of the warning about the cars' repayments; that of the block where absent. */
  readonly warning?: string | undefined
  readonly promos?: readonly ReactNode[]
  /** The number of cars before each promotion, ascending. */
  readonly cuts?: readonly number[]
}

/** Cards of cars, all of the same variant, with promotions between them. Spec 2.41, 2.42. */
export function CardList(props: CardListProps) {
  const { id, cars, best, site, now, level, eager = 0, isStrip = false } = props
  const { promos = [], cuts = [], variant = site.look.list, warning = warningId(id) } = props
  const columns = props.columns ?? cardContent[site.look.card].columns
  const sizes = cardSizes(variant, columns)
  const items = cars.map((car, index) => ({
    id: `${id}-car-${car.id}`,
    car,
    site,
    now,
    variant: site.look.card,
    best,
    level,
    warning,
    eager: index < eager,
    sizes: sizes(index),
  }))
  const starts = [0, ...cuts]
  const spans = lastPromoSpans(variant, cars.length, cuts, columns)
  return (
    <div
      className={cn(
        'card-list cards-in-turn',
        isStrip && 'is-strip',
        spans.size > 0 && 'is-closed',
        spans.has(2) && 'closes-pairs',
      )}
      {...{ [VARIANT]: variant }}
      style={placesStyle(columns, spans)}
    >
      {starts.map((start, index) => (
        <Fragment key={start}>
          {index > 0 && promos[index - 1]}
          <Each
            of={items.slice(start, starts[index + 1])}
            view={CarCard}
            cacheKey={cardKey}
            cacheOn={({ car }) => car}
          />
        </Fragment>
      ))}
    </div>
  )
}

/** The number of columns, and how many places the last promotion takes by the columns that there are. */
function placesStyle(
  columns: number,
  spans: ReadonlyMap<number, number>,
): CSSProperties & Record<`--${string}`, number> {
  const closing = Array.from(spans, ([count, span]) => [`--close-${count}`, span])
  return { '--columns': columns, ...Object.fromEntries(closing) }
}
