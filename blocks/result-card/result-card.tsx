import { CarCard } from '#parts/car-card/car-card.tsx'
import { FinanceWarning } from '#parts/repayment/finance-warning.tsx'
import { repaymentOf } from '#parts/repayment/repayment.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** A single car card on a page. */
export default function ResultCardBlock({ id, car, props, site, page }: ViewOf<typeof block>) {
  return (
    <div className="grid max-w-lg gap-3">
      <CarCard
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
