import { z } from 'zod'
import { type BankState, currencies } from '#domain/payment/attempt-state.ts'
import type { ListedPayment } from '../payment-provider.ts'

/** An order as the sandbox bank takes it; in the form of its JSON. */
export const bankOrderSchema = z.strictObject({
  tenant: z.string(),
  attempt: z.string(),
  title: z.string(),
  cents: z.int().positive(),
  currency: z.enum(currencies),
  returnUrl: z.url(),
  cancelUrl: z.url(),
  /** When the claim ends; the page stays open for half an hour more, as Stripe's does. */
  expires: z.iso.datetime(),
  /** Where webhooks go, and the secret that signs them. */
  notify: z.strictObject({ url: z.url(), secret: z.string() }),
})
export type BankOrder = z.output<typeof bankOrderSchema>

export const bankRefSchema = z.strictObject({ tenant: z.string(), attempt: z.string() })
export type BankRef = z.output<typeof bankRefSchema>

export const bankQuestions = ['look', 'capture', 'cancel', 'refund'] as const
export type BankQuestion = (typeof bankQuestions)[number]

export const bankRangeSchema = z.strictObject({
  tenant: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  after: z.string().optional(),
})
export type BankRange = z.output<typeof bankRangeSchema>

export const bankStateSchema: z.ZodType<BankState> = z.enum([
  ...(['none', 'open', 'authorised', 'captured', 'declined', 'cancelled', 'refunded'] as const),
])

export const listedPaymentSchema: z.ZodType<ListedPayment> = z.object({
  attempt: z.string(),
  id: z.string(),
  state: bankStateSchema,
  cents: z.number(),
  refundedCents: z.number(),
  currency: z.string(),
  at: z.string(),
})

/**
 * The sandbox bank as the product asks it, in this process or by HTTP. Each function rejects with a
 * ProviderError.
 */
export interface Bank {
  /** Idempotent by tenant and attempt; answers the payment's id. */
  begin(order: BankOrder): Promise<{ readonly id: string }>
  /** What became of a payment after the question; a question that does not fit its state changes nothing. */
  ask(question: BankQuestion, ref: BankRef): Promise<BankState>
  /** At most 100 payments of a tenant that were begun in a range, after one of them, by id. */
  list(range: BankRange): Promise<readonly ListedPayment[]>
}
