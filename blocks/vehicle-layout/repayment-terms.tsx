import type { Car } from '#domain/car/car.ts'
import { estimateTerms } from '#domain/finance/disclaimers.ts'
import { estimateTotal } from '#domain/finance/estimate-total.ts'
import { formatMoney } from '#domain/format.ts'
import { FinanceWarning } from '#parts/repayment/finance-warning.tsx'
import type { Repayment } from '#parts/repayment/repayment.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Icon } from '#ui/icon/icon.tsx'

interface RepaymentTermsProps {
  /** The id of the warning, to which the mark of the rate links. */
  readonly id: string
  readonly repayment: Repayment
  readonly car: Car
  readonly site: SiteView
  readonly now: string
}

/**
 * What the estimate assumes, behind Show More; and the warning in the same panel, never folded. Spec 4.17,
 * 9.13-9.18.
 */
export function RepaymentTerms({ id, repayment, car, site, now }: RepaymentTermsProps) {
  const { finance, locale, timeZone, words } = site
  if (finance === undefined) return null
  const today = { now: new Date(now), timeZone }
  const terms = estimateTerms(car, finance, today, locale)
  const total = estimateTotal(car, finance, today)
  const details = [
    ...repayment.details,
    { label: words.calculatorTotal, value: total === undefined ? '' : formatMoney(total, locale) },
  ].filter(({ value }) => value !== '')
  return (
    <div className="vehicle-terms">
      {repayment.details.length > 0 && (
        <details className="vehicle-more">
          <summary>
            <b>{words.calculatorResult}</b>
            <span className="vehicle-closed">{words.showMore}</span>
            <span className="vehicle-opened">{words.showLess}</span>
            <Icon name="chevron-down" size="sm" />
          </summary>
          <dl>
            {details.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <FinanceWarning id={id} site={site} mark="*" terms={terms} />
    </div>
  )
}
