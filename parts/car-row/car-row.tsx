import type { Car } from '#domain/car/car.ts'
import { Link } from '#ui/link/link.tsx'
import { CarCard, cardKey } from '../car-card/car-card.tsx'
import type { CardStyle } from '../car-card/schema.ts'
import { Each } from '../rendering.tsx'
import { FinanceWarning } from '../repayment/finance-warning.tsx'
import { repaymentOf } from '../repayment/repayment.ts'
import type { PageView, SiteView } from '../view-context.ts'

/** What the `load.ts` of a block with such a row returns. */
export interface CarRowData {
  readonly cars: readonly Car[]
  /** Path and query of the search that finds these and similar cars. */
  readonly searchHref: string
}

interface CarRowProps {
  /** The block's id. */
  readonly id: string
  readonly heading: string
  /** A sentence below the heading. */
  readonly text?: string | undefined
  /** Target of the link beside the heading. */
  readonly href: string
  readonly linkText: string
  readonly card: CardStyle
  readonly cars: readonly Car[]
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
}

const sizes = '(min-width: 992px) 20rem, (min-width: 576px) 42vw, 83vw'

/** Cars under a heading: a strip to swipe on phones, a grid on wide screens; nothing without cars. */
export function CarRow(props: CarRowProps) {
  const { id, heading, text, href, linkText, card, cars, site, page } = props
  if (cars.length === 0) return null
  const items = cars.map((car) => ({
    ...{ id: `${id}-car-${car.id}`, car, site, now: page.now, style: card, level: 3 as const },
    eager: false,
    sizes,
  }))
  const hasRepayments = cars.some((car) => repaymentOf(car, site, page.now))
  return (
    <section aria-labelledby={`${id}-title`} className="py-section">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`} className="text-3xl">
          {heading}
        </h2>
        <Link variant="onward" href={href}>
          {linkText}
          <span className="sr-only">: {heading}</span>
        </Link>
        {text && <p className="w-full text-ink-2">{text}</p>}
      </div>
      <div className="page-width scroll-row mt-3 scroll-px-(--gutter) gap-4 py-2 *:w-5/6 *:shrink-0 *:snap-start sm:*:w-5/12 lg:grid lg:grid-cols-4 lg:overflow-visible lg:*:w-auto">
        <Each of={items} view={CarCard} cacheKey={cardKey} cacheOn={({ car }) => car} />
      </div>
      {hasRepayments && (
        <div className="page-width mt-3">
          <FinanceWarning site={site} mark="*" />
        </div>
      )}
    </section>
  )
}
