import type { Car } from '#domain/car/car.ts'
import { estimateTerms, rateWarning, repaymentDisclaimer } from '#domain/finance/disclaimers.ts'
import { siteTermsNote } from '#domain/finance/site-terms-text.ts'
import { repaymentOf } from '#parts/repayment/repayment.ts'
import type { SiteView } from '#parts/view-context.ts'
import { plain } from './plain.ts'

/** A repayment with all that the law requires beside it. Spec 9.12-9.18, D30, D40. */
export interface FinanceLine {
  /** The amount, and the rates and terms beside it: all equally prominent. */
  readonly figures: readonly string[]
  /** `Estimate over 5 years, $2,000 deposit.` */
  readonly basis: string | undefined
  readonly warning: { readonly title: string; readonly text: string }
  /** The limits of the estimate, and its terms. */
  readonly disclaimer: string
}

/** Undefined where the car's page has no repayment. `now` is ISO 8601. */
export function financeLine(car: Car, site: SiteView, now: string): FinanceLine | undefined {
  const repayment = repaymentOf(car, site, now)
  const { finance, locale, timeZone } = site
  if (!repayment || finance === undefined) return undefined
  const terms =
    estimateTerms(car, finance, { now: new Date(now), timeZone }, locale) ??
    siteTermsNote(finance, locale)
  const { text, beside, basis } = repayment
  const { title, text: warning } = rateWarning(locale)
  return {
    figures: [`${text}*`, ...beside.slice(0, -1), `${beside.at(-1)}*`],
    basis: basis === '' ? undefined : `Estimate ${basis}.`,
    warning: { title: `*${title}:`, text: warning },
    disclaimer: plain([repaymentDisclaimer(finance, locale), terms].filter(Boolean).join(' ')),
  }
}
