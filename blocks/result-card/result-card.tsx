import type { ViewOf } from '../define-block.ts'
import { FinanceWarning } from '../finance-strip/finance-warning.tsx'
import { repaymentOf } from '../finance-strip/repayment.ts'
import { ResultCard } from './card.tsx'
import type block from './schema.ts'

/** One car as lists show it, alone on a page. */
export default function ResultCardBlock({ id, car, props, site, page }: ViewOf<typeof block>) {
  return (
    <div className="grid max-w-lg gap-3">
      <ResultCard
        id={`${id}-car-${car.id}`}
        car={car}
        site={site}
        now={page.now}
        style={props.card}
        eager={false}
        sizes="(min-width: 576px) 32rem, 92vw"
        level={3}
      />
      {repaymentOf(car, site, page.now) && <FinanceWarning site={site} mark="*" />}
    </div>
  )
}
