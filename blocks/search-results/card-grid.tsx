import { Fragment, type ReactNode } from 'react'
import type { Car } from '#domain/car/car.ts'
import { promoCuts } from '#domain/promotion/promo-places.ts'
import { CarCard, cardKey } from '#parts/car-card/car-card.tsx'
import type { CardStyle } from '#parts/car-card/schema.ts'
import { Each } from '#parts/rendering.tsx'
import type { SiteView } from '#parts/view-context.ts'
import { cn } from '#ui/cn.ts'

interface CardGridProps {
  /** Id of the block. */
  readonly id: string
  readonly cars: readonly Car[]
  readonly promos: readonly ReactNode[]
  readonly promoPositions: readonly number[]
  readonly columns: number
  readonly card: CardStyle
  readonly site: SiteView
  readonly now: string
}

const columnClasses: Readonly<Record<number, string>> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 xl:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4',
}

/** The `sizes` attribute of the cards beside a column of filters. */
const columnSizes: Readonly<Record<number, string>> = {
  1: '(min-width: 992px) 60rem, 92vw',
  2: '(min-width: 992px) 28rem, (min-width: 576px) 45vw, 92vw',
  3: '(min-width: 1200px) 19rem, (min-width: 576px) 45vw, 92vw',
  4: '(min-width: 1200px) 18rem, (min-width: 576px) 45vw, 92vw',
}

/** Pictures on the first screen of a wide display. */
const eagerCards = 3

/** The cards in a grid, with the promotions between them. Spec 2.42. */
export function CardGrid(props: CardGridProps) {
  const { id, cars, promos, promoPositions, columns, card, site, now } = props
  const items = cars.map((car, index) => ({
    ...{ id: `${id}-car-${car.id}`, car, site, now, style: card, level: 2 as const },
    eager: index < eagerCards,
    sizes: columnSizes[columns] ?? '92vw',
  }))
  const cuts = promoCuts(cars.length, promoPositions, promos.length)
  const starts = [0, ...cuts]
  return (
    <div
      className={cn(
        'cards-in-turn mt-5 grid grid-cols-1',
        card === 'tile' ? 'gap-5 md:gap-6' : 'gap-4',
        columnClasses[columns],
      )}
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
