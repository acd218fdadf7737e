import type { Car } from '#domain/car/car.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { type FinanceEstimate, financeEstimate } from '#domain/finance/finance-estimate.ts'
import { isWithoutCharges, marketTerms } from '#domain/finance/market-terms.ts'
import { type RepaymentPeriod, repaymentPeriod } from '#domain/finance/repayment-period.ts'
import { MONTHS_PER_YEAR } from '#domain/finance/thresholds.ts'
import { type FormatLocale, formatMoney, formatRate } from '#domain/format.ts'
import { isSubscription } from '../price/shown-price.ts'
import type { SiteView } from '../view-context.ts'

/** A repayment with the rates and terms that the law requires beside it. */
export interface Repayment {
  /** `$129 per week`, `Est. $313/mo` */
  readonly text: string
  /** `$129` */
  readonly amount: string
  readonly per: RepaymentPeriod
  /** Rates a year, each with its name: the interest and the comparison rate, or the APR. */
  readonly rates: readonly Named[]
  /** What a line says behind the amount, the rate of the warning last: `72 months`, `8.90% APR`. */
  readonly beside: readonly string[]
  /** `over 5 years, $2,000 deposit`: the assumptions of the estimate; empty if none are known. */
  readonly basis: string
  /** The same one by one, each with its name. */
  readonly details: readonly Named[]
}

interface Named {
  readonly label: string
  readonly value: string
}

/** How often a site states repayments; undefined if it estimates none. D11. */
export const repaymentPeriodOf = ({
  flags,
  finance,
  locale,
}: Pick<SiteView, 'flags' | 'finance' | 'locale'>): RepaymentPeriod | undefined =>
  flags.finance && finance !== undefined ? repaymentPeriod(locale) : undefined

/**
 * The repayment that a site shows for a car; undefined if the feature is off, the car is not
 * eligible, or the lender states no payment. Spec 5.28-5.32, 9.12.
 */
export function repaymentOf(car: Car, site: SiteView, now: string): Repayment | undefined {
  const shown = shownEstimate(car, site, now)
  return shown && repaymentText(shown, site)
}

/** A repayment that is known, with what the law requires beside it. D40. */
export function repaymentText(
  { estimate, dollars, per }: ShownEstimate,
  site: Pick<SiteView, 'locale' | 'words'>,
): Repayment {
  const { locale, words } = site
  const amount = formatMoney(dollars, locale)
  return {
    text: fillPlaceholders(per === 'week' ? words.perWeek : words.perMonth, { amount }),
    amount,
    per,
    ...ratesOf(estimate, site),
    basis: basisOf(estimate, locale),
    details: detailsOf(estimate, site),
  }
}

/** Whether a site shows a repayment for a car; see `repaymentOf`. */
export const hasRepayment = (car: Car, site: SiteView, now: string): boolean =>
  shownEstimate(car, site, now) !== undefined

/**
 * For a list: whether any of its cars has a repayment, and whether one of these excludes charges, as its
 * price does; undefined if none has one. D40.
 */
export function repaymentsIn(cars: readonly Car[], site: SiteView, now: string) {
  if (!cars.some((car) => hasRepayment(car, site, now))) return undefined
  const isWithout = (car: Car) => isWithoutCharges(car, site.locale) && hasRepayment(car, site, now)
  return { withoutCharges: cars.some(isWithout) }
}

/** An estimate, and which of its payments is shown. */
interface ShownEstimate {
  readonly estimate: Omit<Estimate, 'disclaimer'>
  /** Whole dollars. */
  readonly dollars: number
  readonly per: RepaymentPeriod
}

/** By the week or the month, as buyers of the country compare them, else by what the lender states. D11. */
export function shownPayment(
  estimate: ShownEstimate['estimate'],
  locale: FormatLocale,
): ShownEstimate | undefined {
  const { weekly, monthly } = estimate
  const period = repaymentPeriod(locale)
  const other = period === 'week' ? 'month' : 'week'
  const [usual, less] = period === 'week' ? [weekly, monthly] : [monthly, weekly]
  if (usual !== undefined) return { estimate, dollars: usual, per: period }
  return less === undefined ? undefined : { estimate, dollars: less, per: other }
}

function shownEstimate(car: Car, site: SiteView, now: string) {
  const { finance, timeZone } = site
  if (repaymentPeriodOf(site) === undefined || finance === undefined) return undefined
  const estimate = financeEstimate(car, finance, { now: new Date(now), timeZone })
  // A subscription is the one figure a week that its car has.
  if (!estimate.eligible || isSubscription(car, site)) return undefined
  return shownPayment(estimate, site.locale)
}

type Estimate = Extract<FinanceEstimate, { eligible: true }>
type Basis = Pick<Estimate, 'termMonths' | 'deposit' | 'balloon'>

/** American law asks for the APR with term and down payment, the Australian one for both rates. D40. */
function ratesOf(
  estimate: Omit<Estimate, 'disclaimer'>,
  { locale, words }: Pick<SiteView, 'locale' | 'words'>,
) {
  const { termMonths, deposit, balloon } = estimate
  const interest = formatRate(estimate.interestRate, locale)
  const comparison = formatRate(estimate.comparisonRate, locale)
  const textOf = (text: string, rate: string) => fillPlaceholders(text, { rate })
  if (!marketTerms(locale).isRateApr) {
    return {
      rates: [
        { label: words.interestRateLabel, value: interest },
        { label: words.comparisonRateLabel, value: comparison },
      ],
      beside: [
        textOf(words.interestRateText, interest),
        textOf(words.comparisonRateText, comparison),
      ],
    }
  }
  const terms = [
    termMonths === undefined ? '' : `${termMonths} months`,
    deposit === undefined ? '' : amountText(deposit, 'down', locale),
    balloon ? amountText(balloon, 'final payment', locale) : '',
  ]
  return {
    rates: [{ label: words.aprLabel, value: comparison }],
    beside: [...terms.filter((text) => text !== ''), textOf(words.aprText, comparison)],
  }
}

function detailsOf(
  { termMonths, deposit, balloon }: Basis,
  { locale, words }: Pick<SiteView, 'locale' | 'words'>,
) {
  const money = (dollars: number | undefined) =>
    dollars === undefined ? '' : formatMoney(dollars, locale)
  return [
    { label: words.financeTerm, value: termMonths ? termOf(termMonths) : '' },
    { label: words.financeDeposit, value: money(deposit) },
    { label: words.calculatorBalloon, value: money(balloon) },
  ].filter(({ value }) => value !== '')
}

/** `5 years`, or in months where these are not whole. */
function termOf(termMonths: number): string {
  const years = termMonths / MONTHS_PER_YEAR
  return Number.isInteger(years) ? `${years} years` : `${termMonths} months`
}

const amountText = (dollars: number, name: string, locale: FormatLocale): string =>
  `${formatMoney(dollars, locale)} ${name}`

/** `over 5 years, $2,000 deposit`: what a repayment assumes; empty if nothing is known. */
export function basisOf({ termMonths, deposit, balloon }: Basis, locale: FormatLocale) {
  return [
    termMonths ? `over ${termOf(termMonths)}` : '',
    deposit === undefined ? '' : amountText(deposit, marketTerms(locale).deposit, locale),
    balloon === undefined ? '' : amountText(balloon, 'final payment', locale),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
