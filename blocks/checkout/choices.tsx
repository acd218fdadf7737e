import { isWithoutCharges } from '#domain/finance/market-terms.ts'
import { FinanceWarning } from '#parts/repayment/finance-warning.tsx'
import { ReservingPart } from '#parts/reservation/reserving.tsx'
import { type CheckoutPurchase, purchasePath } from '#parts/reservation-state/purchase-view.ts'
import { Link } from '#ui/link/link.tsx'
import type { StepProps } from './step-props.ts'

/** What was chosen on the way, each with the way back to it. Spec 2.06, D40. */
export function Choices({
  id,
  car,
  site,
  purchase,
}: StepProps & { readonly purchase: CheckoutPurchase }) {
  const { words } = site
  return (
    <ReservingPart labelledBy={`${id}-choices`}>
      <h2 id={`${id}-choices`}>{words.purchaseSummary}</h2>
      <dl className="checkout-choices">
        {purchase.lines.map(({ question, name, value }) => (
          <div key={question}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd>
              <Link href={purchasePath(purchase.id, question)}>
                {words.purchaseChange} <span className="sr-only">{name}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      {purchase.hasLoan && (
        <FinanceWarning site={site} withoutCharges={isWithoutCharges(car, site.locale)} />
      )}
      <p className="small-print">{words.purchaseLeftNote}</p>
    </ReservingPart>
  )
}
