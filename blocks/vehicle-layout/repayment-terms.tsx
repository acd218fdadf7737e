import type { Car } from '#domain/car/car.ts'
import { estimateTerms } from '#domain/finance/disclaimers.ts'
import { FinanceWarning } from '#parts/repayment/finance-warning.tsx'
import type { Repayment } from '#parts/repayment/repayment.ts'
import type { SiteView } from '#parts/view-context.ts'

interface RepaymentTermsProps {
  readonly repayment: Repayment
  readonly car: Car
  readonly site: SiteView
  readonly now: string
}

/** The assumptions of the estimate and the warning, in the same panel, never folded. Spec 9.13-9.18. */
export function RepaymentTerms({ repayment, car, site, now }: RepaymentTermsProps) {
  const { finance, locale, timeZone } = site
  if (finance === undefined) return null
  const terms = estimateTerms(car, finance, { now: new Date(now), timeZone }, locale)
  return (
    <div className="vehicle-terms">
      {repayment.basis && <p>Estimate {repayment.basis}.</p>}
      <FinanceWarning site={site} mark="*" terms={terms} />
    </div>
  )
}
