import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { cardContent } from '../car-card/card-layout.ts'
import { CarLines } from '../car-lines/car-lines.tsx'
import { CardList } from '../card-list/card-list.tsx'
import { inWholeRows } from '../card-list/list-layout.ts'
import { FinanceWarning, warningId } from '../repayment/finance-warning.tsx'
import { repaymentsIn } from '../repayment/repayment.ts'
import { SectionHead } from '../section-head/section-head.tsx'
import type { PageView, SiteView } from '../view-context.ts'

/** What the `load.ts` of a block with such a row returns. */
export interface CarRowData {
  readonly cars: readonly Car[]
  /** The best figures of the stock. */
  readonly best: BestFigures
  /** Target of the link beside the heading: the search that finds these and similar cars. */
  readonly searchHref: string
}

interface CarRowProps extends CarRowData {
  /** The block's id. */
  readonly id: string
  /** "New in stock" where absent. */
  readonly heading?: string
  /** A sentence below the heading. */
  readonly text?: string | undefined
  readonly linkText?: string
  /** Cards side by side on wide screens; as many as suit the site's cards where absent. */
  readonly columns?: number | undefined
  /** The id of a warning elsewhere that covers its repayments; it has its own where absent. */
  readonly warning?: string | undefined
  /** How the cards are placed; the site's choice where absent. */
  readonly variant?: VariantOf<'list'> | undefined
  /** A line each, without a repayment, in place of cards. */
  readonly asLines?: boolean
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
}

/**
 * Cars under a heading, as many as fill rows on wide screens, a strip to swipe on phones; nothing
 * without cars.
 */
export function CarRow(props: CarRowProps) {
  const { id, text, variant, asLines = false, warning, best, site, page } = props
  const { look, words } = site
  const { heading = words.sentArrivals, searchHref: href, linkText = words.sentShowAll } = props
  const wanted = props.columns ?? cardContent[look.card].columns
  const placed = asLines ? 'rows' : (variant ?? look.list)
  const cars = props.cars.slice(0, inWholeRows(placed, props.cars.length, wanted))
  if (cars.length === 0) return null
  // One less than wanted leaves no hole.
  const columns = wanted > 2 && cars.length === wanted - 1 ? cars.length : wanted
  const { now } = page
  const repayments = !asLines && warning === undefined && repaymentsIn(cars, site, now)
  return (
    <section aria-labelledby={`${id}-title`} className="page-width py-section print:hidden">
      <SectionHead
        id={`${id}-title`}
        heading={heading}
        text={text}
        link={{ href, text: linkText }}
      />
      {asLines ? (
        <CarLines cars={cars} best={best} site={site} now={now} />
      ) : (
        <CardList
          id={id}
          cars={cars}
          best={best}
          variant={variant}
          columns={columns}
          warning={warning}
          site={site}
          now={now}
          level={3}
          isStrip
        />
      )}
      {repayments && (
        <FinanceWarning id={warningId(id)} site={site} {...repayments} mark="*" className="mt-8" />
      )}
    </section>
  )
}
