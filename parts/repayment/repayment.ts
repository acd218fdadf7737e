import type { Car } from '#domain/car/car.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { type FinanceEstimate, financeEstimate } from '#domain/finance/finance-estimate.ts'
import { MONTHS_PER_YEAR } from '#domain/finance/thresholds.ts'
import { formatMoney, formatRate } from '#domain/format.ts'
import { isSubscription } from '../price/shown-price.ts'
import type { SiteView } from '../view-context.ts'

/** A repayment with both rates, which the law requires beside it. */
export interface Repayment {
  /** `$129 per week` */
  readonly text: string
  /** `$129` */
  readonly amount: string
  readonly per: 'week' | 'month'
  /** `8.49%`, a year */
  readonly interestRate: string
  /** `9.31%`, a year */
  readonly comparisonRate: string
  /** `over 5 years, $2,000 deposit`: the assumptions of the estimate; empty if none are known. */
  readonly basis: string
  /** The same one by one, each with its name. */
  readonly details: readonly { readonly label: string; readonly value: string }[]
}

/**
 * The repayment that a site shows for a car; undefined if the feature is off, the car is not
 * eligible, or the lender states no payment. Spec 5.28-5.32, 9.12.
 */
export function repaymentOf(car: Car, site: SiteView, now: string): Repayment | undefined {
  const shown = shownEstimate(car, site, now)
  if (!shown) return undefined
  const { estimate, dollars } = shown
  const { locale, words } = site
  const { weekly, interestRate, comparisonRate } = estimate
  const amount = formatMoney(dollars, locale)
  return {
    text:
      weekly === undefined ? `${amount} per month` : fillPlaceholders(words.perWeek, { amount }),
    amount,
    per: weekly === undefined ? 'month' : 'week',
    interestRate: formatRate(interestRate, locale),
    comparisonRate: formatRate(comparisonRate, locale),
    basis: basisOf(estimate, (amount) => formatMoney(amount, locale)),
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
  const isWithout = (car: Car) => car.price_type === 'egc' && hasRepayment(car, site, now)
  return { withoutCharges: cars.some(isWithout) }
}

function shownEstimate(car: Car, site: SiteView, now: string) {
  const { finance, flags, timeZone } = site
  if (!flags.finance || finance === undefined) return undefined
  const estimate = financeEstimate(car, finance, { now: new Date(now), timeZone })
  // A subscription is the one figure a week that its car has.
  if (!estimate.eligible || isSubscription(car, site)) return undefined
  const dollars = estimate.weekly ?? estimate.monthly
  return dollars === undefined ? undefined : { estimate, dollars }
}

type Basis = Pick<
  Extract<FinanceEstimate, { eligible: true }>,
  'termMonths' | 'deposit' | 'balloon'
>

function detailsOf({ termMonths, deposit, balloon }: Basis, { locale, words }: SiteView) {
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

/** `over 5 years, $2,000 deposit`: what a repayment assumes; empty if nothing is known. */
export function basisOf(
  { termMonths, deposit, balloon }: Basis,
  money: (dollars: number) => string,
) {
  return [
    termMonths ? `over ${termOf(termMonths)}` : '',
    deposit === undefined ? '' : `${money(deposit)} deposit`,
    balloon === undefined ? '' : `${money(balloon)} final payment`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}
