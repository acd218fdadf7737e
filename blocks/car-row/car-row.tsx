import { Link } from '#ui/link/link.tsx'
import type { ViewOf } from '../define-block.ts'
import { FinanceWarning } from '../finance-strip/finance-warning.tsx'
import { repaymentOf } from '../finance-strip/repayment.ts'
import { Each } from '../rendering.tsx'
import { cardKey, ResultCard } from '../result-card/card.tsx'
import type { CarRowData } from './load.ts'
import type block from './schema.ts'

const sizes = '(min-width: 992px) 20rem, (min-width: 576px) 42vw, 83vw'

type View = ViewOf<typeof block, CarRowData>
interface CarRowProps extends Omit<View, 'props'> {
  readonly props: Pick<View['props'], 'heading' | 'text' | 'href' | 'linkText' | 'card'>
}

/** A few cars under a heading: a strip to swipe on phones, a grid on wide screens. Spec 2.33, 7.04. */
export default function CarRow({ id, props, data, site, page }: CarRowProps) {
  const { cars, searchHref } = data
  if (cars.length === 0) return null
  const { heading, text, href = searchHref, linkText, card } = props
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
        {text && <p className="w-full text-neutral-11">{text}</p>}
      </div>
      <div className="page-width scroll-row mt-3 scroll-px-(--page-gutter) gap-4 py-2 *:w-5/6 *:shrink-0 *:snap-start sm:*:w-5/12 lg:grid lg:grid-cols-4 lg:overflow-visible lg:*:w-auto">
        <Each of={items} view={ResultCard} cacheKey={cardKey} cacheOn={({ car }) => car} />
      </div>
      {hasRepayments && (
        <div className="page-width mt-3">
          <FinanceWarning site={site} mark="*" />
        </div>
      )}
    </section>
  )
}
