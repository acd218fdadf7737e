import type { FormatLocale } from '../format.ts'
import { rateWarning } from './disclaimers.ts'
import { marketTerms } from './market-terms.ts'

/** Written money, such as a part of an offer says. */
interface Said {
  /** The words of one part of the page. */
  readonly text: string
  /** The words of the whole page. */
  readonly page: string
  readonly locale: FormatLocale
}

/** What the law wants beside an amount that a text states, and where it is stated without that. D40. */
export type MissingWords =
  /** A price without whether it includes the charges of driving away. */
  | { readonly lacks: 'charges'; readonly amount: string }
  /** A repayment or an interest rate without the rate that counts the fees. */
  | { readonly lacks: 'rate'; readonly amount: string }

/** `$99 a week`, `$99/week`, `$99pw`. */
const REPAYMENT =
  /\$\s?\d[\d,.]*\s*(?:(?:a|per|\/)\s*(?:week|fortnight|month|wk|mth|mo)|p\.?[wfm]\.?)(?![a-z])/i
/** `5.9% p.a.`, `5.9% interest`, `5.9% finance`. */
const RATE = /\d[\d.]*\s?%\s*(?:p\.?\s?a\b|per annum|interest|finance)/i
/** `from $19,990`, `now $19,990`: of a vehicle, so of at least a thousand. */
const PRICE =
  /\b(?:from|now|only|just)\s+\$\s?(?:\d{1,3}(?:,\d{3})+|\d{4,})(?!\s*(?:off|a\b|per\b|\/|to\b|p\.?[wfm]\b))/i
const CHARGES = /drive.?away|on.?road|charges|\b(?:egc|orc|excl|incl)/i

/** What written prices and repayments lack that the law of the site's market wants beside them. D40. */
export function missingWords({ text, page, locale }: Said): MissingWords[] {
  const { isRateApr, isWithoutCharges } = marketTerms(locale)
  const [repayment] = REPAYMENT.exec(text) ?? RATE.exec(text) ?? []
  const stated = isRateApr ? /\bAPR\b/ : /comparison rate/i
  const hasRate = stated.test(text) || page.includes(rateWarning(locale).title)
  const [price] = PRICE.exec(text) ?? []
  return [
    ...(repayment !== undefined && !hasRate ? [{ lacks: 'rate', amount: repayment } as const] : []),
    ...(price !== undefined && !isWithoutCharges && !CHARGES.test(text)
      ? [{ lacks: 'charges', amount: price } as const]
      : []),
  ]
}
