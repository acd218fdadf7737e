import { comparisonRateWarning, repaymentDisclaimer } from '#domain/finance/disclaimers.ts'
import { cn } from '#ui/cn.ts'
import type { SiteView } from '../view-context.ts'

interface FinanceWarningProps {
  readonly site: SiteView
  /** What marks the figures that it belongs to, where they stand apart from it. */
  readonly mark?: '*'
  /** The terms for the one car shown. */
  readonly terms?: string | undefined
  readonly className?: string
}

/**
 * What must stand beside every repayment and comparison rate: its basis (Spec 9.13), the warning,
 * and what an estimate is not (Spec 9.18).
 */
export function FinanceWarning({ site, mark, terms, className }: FinanceWarningProps) {
  const { finance, locale } = site
  if (finance === undefined) return null
  const warning = comparisonRateWarning(locale)
  return (
    <div className={cn('grid gap-2 text-xs text-neutral-11', className)}>
      <p>
        <strong className="font-semibold text-neutral-12">
          {mark}
          {warning.title}:
        </strong>{' '}
        {warning.text}
      </p>
      <p>
        {repaymentDisclaimer(finance, locale)}
        {terms !== undefined && ` ${terms}`}
      </p>
    </div>
  )
}
