import { z } from 'zod'
import { money, text, whole } from '../quantities.ts'

const rate = (description: string) => z.number().nonnegative().describe(description)

/** What a buyer chose beside the car, as it was when the deposit was paid. Spec 2.06. */
export const purchaseOfLead = z
  .strictObject({
    trade_in: z
      .strictObject({
        lead: text('Lead of the valuation'),
        vehicle: text('The car in words'),
        figure: text('The estimate, such as $21,500 to $24,000'),
        validity: text('Until when it holds'),
      })
      .optional()
      .describe('The car that is traded in'),
    finance: z
      .strictObject({
        months: whole('Term, months'),
        weekly: money('A week').optional(),
        monthly: money('A month').optional(),
        interest_rate: rate('Per cent a year'),
        comparison_rate: rate('Per cent a year'),
        deposit: money('Paid at once').optional(),
        balloon: money('Final payment').optional(),
      })
      .optional()
      .describe('The loan that the buyer asks for, as it was offered; absent where the buyer pays'),
    collect_at: text('Slug of the location where the buyer collects the car').optional(),
    deliver_to: text('Address that the car is delivered to').optional(),
  })
  .describe('Choices of an online purchase')
export type PurchaseOfLead = z.infer<typeof purchaseOfLead>
