import { z } from 'zod'
import { amount, money, text, whole } from '../quantities.ts'
import { MAX_RATE_PERCENT } from '../units.ts'

const rate = (description: string) =>
  amount(`${description}, per cent a year`).max(MAX_RATE_PERCENT).optional()

/** A lender's ready-made estimate for one car. Spec 3.19. */
export const financeLenderSchema = z
  .strictObject({
    interestRate: rate('Annual interest rate'),
    comparisonRate: rate('Comparison rate (Spec 9.13)'),
    paymentWeek: amount('Weekly repayment, dollars').optional(),
    paymentMonth: amount('Monthly repayment, dollars').optional(),
    termWeeks: whole('Term, weeks').optional(),
    termMonths: whole('Term, months').optional(),
    termYears: amount('Term, years').optional(),
    deposit: money('Deposit').optional(),
    balloon: money('Final (balloon) payment').optional(),
    disclaimer: text('The terms required beside the estimate').optional(),
  })
  .describe('Finance lender entry')
export type FinanceLender = z.infer<typeof financeLenderSchema>
