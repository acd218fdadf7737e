import { cn } from '#ui/cn.ts'
import type { SiteView } from '../view-context.ts'

interface FinanceWarningProps {
  readonly site: SiteView
  /** The lender's own terms for the one car shown. */
  readonly terms?: string | undefined
  readonly className?: string
}

/**
 * What must stand beside every repayment and comparison rate: its basis (Spec 9.13), the warning,
 * and what an estimate is not (Spec 9.18).
 */
export function FinanceWarning({ site, terms, className }: FinanceWarningProps) {
  const { finance } = site
  if (finance === undefined) return null
  const licence =
    finance.creditLicence === undefined
      ? ''
      : `, Australian Credit Licence ${finance.creditLicence}`
  return (
    <div className={cn('grid gap-2 text-xs text-neutral-11', className)}>
      <p>
        <strong className="font-semibold text-neutral-12">Comparison rate warning:</strong> the
        comparison rate is based on a secured loan of $30,000 over 5 years. It is true only for the
        example given and may not include all fees and charges. Different terms, fees or other loan
        amounts might result in a different comparison rate.
      </p>
      <p>
        Repayments are indicative only and are not a quote or an offer that binds anyone. Finance is
        for approved applicants only; terms, conditions, fees and lending criteria apply. Finance by{' '}
        {finance.disclaimerName}
        {licence}.{terms !== undefined && ` ${terms}`}
      </p>
    </div>
  )
}
