import { z } from 'zod'
import { amount, whole } from '../quantities.ts'
import { DEFAULT_RATE_PERCENT } from './thresholds.ts'

/** What a buyer fills in. D30. */
export const calculatorInputsSchema = z
  .strictObject({
    price: amount('Price, dollars'),
    deposit: amount('Deposit, dollars').default(0),
    termMonths: whole('Term, months'),
    ratePercent: amount('Interest rate, per cent a year').default(DEFAULT_RATE_PERCENT),
    balloon: amount('Final (balloon) payment, dollars').default(0),
  })
  .describe('Inputs of the finance calculator')
export type CalculatorInputs = z.infer<typeof calculatorInputsSchema>
