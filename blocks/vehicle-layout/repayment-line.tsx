import type { Car } from '#domain/car/car.ts'
import { estimateTerms } from '#domain/finance/disclaimers.ts'
import { FinanceWarning } from '#parts/repayment/finance-warning.tsx'
import type { Repayment } from '#parts/repayment/repayment.ts'
import type { SiteView } from '#parts/view-context.ts'

/** The repayment and both rates in one size and weight, which the law requires. Spec 9.12. */
export function RepaymentLine({ text, interestRate, comparisonRate }: Repayment) {
  const parts = [
    `${text}*`,
    `${interestRate} p.a. interest rate`,
    `${comparisonRate} p.a. comparison rate*`,
  ]
  // A line breaks between two figures, not within one.
  const whole = parts.map((part) => part.replaceAll(' ', '\u00a0'))
  return <p className="vehicle-repayment">{whole.join(', ')}</p>
}

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
