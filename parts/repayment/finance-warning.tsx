import { rateWarning, repaymentDisclaimer } from '#domain/finance/disclaimers.ts'
import { someWithoutChargesText } from '#domain/finance/market-terms.ts'
import { siteTermsNote } from '#domain/finance/site-terms-text.ts'
import { cn } from '#ui/cn.ts'
import type { SiteView } from '../view-context.ts'

interface FinanceWarningProps {
  readonly site: SiteView
  /** The mark of the figures that it explains, if they are elsewhere on the page. */
  readonly mark?: '*'
  /** The terms of the estimate for a single car. */
  readonly terms?: string | undefined
  /** By which the mark links to it: `warningId` of the block. */
  readonly id?: string
  /** Of a list: some of its prices exclude charges. */
  readonly withoutCharges?: boolean
  readonly className?: string
}

/** The id of a block's warning. */
export const warningId = (blockId: string): string => `${blockId}-warning`

/**
 * The text required beside every repayment and comparison rate: the warning and the rate's basis
 * (Spec 9.13), the disclaimer of an estimate (Spec 9.18), the terms of those that the site works out
 * itself (D30), and what a price without charges excludes (D40).
 */
export function FinanceWarning(props: FinanceWarningProps) {
  const { id, site, mark, terms, withoutCharges, className } = props
  const { finance, locale } = site
  if (finance === undefined) return null
  const warning = rateWarning(locale)
  const stated = terms ?? siteTermsNote(finance, locale)
  return (
    <div id={id} className={cn('grid gap-2 text-xs text-ink-2', className)}>
      <p>
        <strong className="font-semibold text-ink">
          {mark}
          {warning.title}:
        </strong>{' '}
        {warning.text}
      </p>
      <p>
        {repaymentDisclaimer(finance, locale)}
        {stated !== undefined && ` ${stated}`}
        {withoutCharges && ` ${someWithoutChargesText(locale)}`}
      </p>
    </div>
  )
}
