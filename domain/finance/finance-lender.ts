import { z } from 'zod'
import { amount, money, text, whole } from '../car/quantities.ts'

/** A lender's ready-made estimate for one car. Rates are per cent a year. Spec 3.19. */
export const financeLenderSchema = z
  .strictObject({
    interestRate: amount('Annual interest rate, per cent').optional(),
    comparisonRate: amount('Comparison rate, per cent (Spec 9.13)').optional(),
    paymentWeek: amount('Weekly repayment, dollars').optional(),
    paymentMonth: amount('Monthly repayment, dollars').optional(),
    termMonths: whole('Term, months').optional(),
    termYears: amount('Term, years').optional(),
    deposit: money('Deposit').optional(),
    balloon: money('Final (balloon) payment').optional(),
    disclaimer: text('The terms that must stand beside the estimate').optional(),
  })
  .describe('Finance lender entry')
export type FinanceLender = z.infer<typeof financeLenderSchema>
