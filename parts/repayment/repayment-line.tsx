import type { Car } from '#domain/car/car.ts'
import type { SiteView } from '../view-context.ts'
import { type Repayment, repaymentOf } from './repayment.ts'

interface RepaymentLineProps {
  readonly car: Car
  readonly site: SiteView
  /** The time that the page is rendered for, ISO 8601. */
  readonly now: string
  readonly className: string
}

/**
 * A repayment and both rates in a sentence, all equally prominent; the list that it is in has the
 * warning that its asterisk means. Nothing where the site estimates none. Spec 9.12, 9.13.
 */
export function RepaymentLine({ car, site, now, className }: RepaymentLineProps) {
  const repayment = repaymentOf(car, site, now)
  return repayment ? <RepaymentText repayment={repayment} className={className} /> : null
}

interface RepaymentTextProps {
  readonly repayment: Repayment
  readonly className: string
}

/** The same of a repayment that is known. */
export function RepaymentText({ repayment, className }: RepaymentTextProps) {
  const { text, interestRate, comparisonRate } = repayment
  const parts = [
    `${text}*`,
    `${interestRate} p.a. interest rate`,
    `${comparisonRate} p.a. comparison rate*`,
  ]
  // A line breaks between two figures, not within one.
  const whole = parts.map((part) => part.replaceAll(' ', '\u00a0'))
  return <p className={className}>{whole.join(', ')}</p>
}
