import type { Car } from '#domain/car/car.ts'
import type { FinanceLender } from '#domain/car/finance-lender.ts'
import { estimateTerms, repaymentDisclaimer } from '#domain/finance/disclaimers.ts'
import { financeEstimate } from '#domain/finance/finance-estimate.ts'
import { provider1Figures } from '#domain/finance/provider-1-figures.ts'
import { provider4Layout } from '#domain/finance/provider-4-layout.ts'
import { calculateRepayment } from '#domain/finance/repayment-calculator.ts'
import { weeklyAmount } from '#domain/finance/weekly-amount.ts'
import { bucketOf, weeklyBuckets } from '#domain/stock-query/buckets.ts'
import { presence, type RuleRun, verdict } from './rule-run.ts'

const providers = [1, 2, 3, 4, 5, 6, 7]
const company = { disclaimerName: 'Example Finance', creditLicence: '123456' }

/** A generated offer: real listings have none. */
function offerFor({ price = 0 }: Car): FinanceLender {
  const inputs = { price, deposit: 0, termMonths: 60, ratePercent: 8.5, balloon: 0 }
  const repayment = calculateRepayment(inputs)
  return {
    interestRate: 8.5,
    comparisonRate: 9.31,
    termMonths: inputs.termMonths,
    ...(repayment.eligible && { paymentWeek: repayment.weekly, paymentMonth: repayment.monthly }),
  }
}

/** The finance rules that apply to a car. */
export const financeRuns: readonly RuleRun[] = [
  ...providers.map(
    (provider): RuleRun => [
      `finance estimate of provider ${provider}, given an offer`,
      (car, context) => {
        const finance_lenders = { [provider]: offerFor(car) }
        return verdict(financeEstimate({ ...car, finance_lenders }, { provider }, context))
      },
    ],
  ),
  [
    'finance estimate of provider 4, as fed',
    (car, context) => verdict(financeEstimate(car, { provider: 4 }, context)),
  ],
  [
    'weekly price range',
    (car, context) => {
      const weekly = weeklyAmount(financeEstimate(car, { provider: 4 }, context))
      return [weekly === undefined ? 'none' : bucketOf(weekly, weeklyBuckets)]
    },
  ],
  [
    "figures of provider 1's disclaimer",
    (car, context) => presence(provider1Figures(car, offerFor(car), context)),
  ],
  [
    "last day of provider 4's offer",
    (car, context) =>
      presence(
        provider4Layout(car.finance_lenders?.['4'] ?? {}, { offerEnds: '2099-12-31' }, context)
          .offerEnds,
      ),
  ],
  [
    'terms of an estimate',
    (car, { locale, ...context }) => {
      const offered = { ...car, finance_lenders: { 1: offerFor(car) } }
      return presence(estimateTerms(offered, { provider: 1 }, context, locale))
    },
  ],
  ['repayment disclaimer', (_, { locale }) => presence(repaymentDisclaimer(company, locale))],
  [
    'finance calculator',
    ({ price = 0 }) =>
      verdict(
        calculateRepayment({ price, deposit: 0, termMonths: 60, ratePercent: 8.5, balloon: 0 }),
      ),
  ],
]
