import { CarCard } from '#parts/car-card/car-card.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import type { ViewOf } from '../define-block.ts'
import type { ResultCardData } from './load.ts'
import type block from './schema.ts'

/** A single car card on a page. */
export default function ResultCardBlock(view: ViewOf<typeof block, ResultCardData>) {
  const { id, car, props, data, site, page } = view
  const repayments = repaymentsIn([car], site, page.now)
  return (
    <div className="grid max-w-lg gap-3">
      <CarCard
        id={`${id}-car-${car.id}`}
        car={car}
        site={site}
        now={page.now}
        variant={props.variant ?? site.look.card}
        best={data.best}
        eager={false}
        sizes="(min-width:36rem) 32rem,92vw"
        level={3}
        warning={warningId(id)}
      />
      {repayments && <FinanceWarning id={warningId(id)} site={site} {...repayments} mark="*" />}
    </div>
  )
}
