import type { ReactNode } from 'react'
import { CardList } from '#parts/card-list/card-list.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { VIEWED } from '#ui/data-attributes.ts'
import type { ViewedCarsView } from './view.ts'

interface ViewedListProps extends ViewedCarsView {
  /** Its first cell. */
  readonly head: ReactNode
}

/** The cards with their warning: `recent-cars` shows them on the pages of cars, without the first cell. */
export function ViewedList({ id, data: { cars, best }, head, site, page }: ViewedListProps) {
  const repayments = repaymentsIn(cars, site, page.now)
  return (
    <div id={`${id}-cars`} {...{ [VIEWED]: 'cars' }}>
      <CardList
        id={id}
        cars={cars}
        best={best}
        head={head}
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
