import type { Car } from '#domain/car/car.ts'
import { Decided } from '../rendering.tsx'
import type { SiteView } from '../view-context.ts'
import { type Repayment, repaymentOf } from './repayment.ts'

interface RepaymentLineProps {
  readonly car: Car
  readonly site: SiteView
  /** The time that the page is rendered for, ISO 8601. */
  readonly now: string
  readonly className: string
  /** The id of the warning of the list that it is in. */
  readonly warning?: string | undefined
}

/**
 * A repayment with its rates and terms in a sentence, all equally prominent; the last one links to the
 * warning of the list that it is in (D40). Nothing where the site estimates none. Spec 9.12, 9.13.
 */
export function RepaymentLine({ car, site, now, ...rest }: RepaymentLineProps) {
  const repayment = repaymentOf(car, site, now)
  return (
    <Decided thing="repayment" car={car}>
      {repayment && <RepaymentText repayment={repayment} {...rest} />}
    </Decided>
  )
}

interface RepaymentTextProps {
  readonly repayment: Repayment
  readonly className: string
  readonly warning?: string | undefined
}

/** The same of a repayment that is known. */
export function RepaymentText({ repayment, className, warning }: RepaymentTextProps) {
  const parts = [`${repayment.text}*`, ...repayment.beside.slice(0, -1)]
  const mark = whole(`${repayment.beside.at(-1)}*`)
  return (
    <p className={className}>
      {parts.map(whole).join(', ')}
      {', '}
      {warning === undefined ? (
        mark
      ) : (
        // Above the link that covers a card.
        <a href={`#${warning}`} className="relative hover:underline">
          {mark}
        </a>
      )}
    </p>
  )
}

/** A line breaks between two figures, not within one. */
const whole = (part: string): string => part.replaceAll(' ', '\u00a0')
