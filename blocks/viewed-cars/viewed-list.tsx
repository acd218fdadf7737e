import { CardList } from '#parts/card-list/card-list.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { VIEWED } from '#ui/data-attributes.ts'
import type { ViewedCarsView } from './view.ts'

/**
 * The cards with their warning, which is that of the cars below too: `recent-cars` shows them on the pages of
 * cars.
 */
export function ViewedList({ id, data: { cars, best, row }, site, page }: ViewedCarsView) {
  const repayments =
    repaymentsIn(cars, site, page.now) && repaymentsIn([...cars, ...row.cars], site, page.now)
  return (
    <div id={`${id}-cars`} {...{ [VIEWED]: 'cars' }}>
      <CardList
        id={id}
        cars={cars}
        best={best}
        eager={1}
        variant={site.look.list === 'cells' ? 'cells' : 'grid'}
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
