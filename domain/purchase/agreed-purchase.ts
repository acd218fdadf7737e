import { type Choices, openQuestion, type PurchaseOptions } from './choices.ts'
import type { PurchaseOfLead } from './purchase-of-lead.ts'

/** The answers with what was offered; undefined before each question has one. */
export function agreedPurchase(
  choices: Choices,
  options: PurchaseOptions,
): PurchaseOfLead | undefined {
  if (openQuestion(choices, options) !== undefined) return undefined
  const { tradeIn, payment, delivery } = choices
  const valued =
    typeof tradeIn === 'object'
      ? options.valuations.find(({ id }) => id === tradeIn.valuation)
      : undefined
  const loan =
    typeof payment === 'object'
      ? options.loans.find(({ termMonths }) => termMonths === payment.months)
      : undefined
  return {
    ...(valued && {
      trade_in: {
        lead: valued.lead,
        vehicle: valued.vehicle,
        figure: valued.figure,
        validity: valued.validity,
      },
    }),
    ...(loan && {
      finance: {
        months: loan.termMonths,
        weekly: loan.weekly,
        monthly: loan.monthly,
        interest_rate: loan.interestRate,
        comparison_rate: loan.comparisonRate,
        deposit: loan.deposit,
        balloon: loan.balloon,
      },
    }),
    ...(delivery && 'place' in delivery && { collect_at: delivery.place }),
    ...(delivery && 'address' in delivery && { deliver_to: delivery.address }),
  }
}
