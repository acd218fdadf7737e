import { z } from 'zod'
import type { BankState } from '#domain/payment/attempt-state.ts'

const chargeSchema = z.object({ amount_refunded: z.int(), refunded: z.boolean() })

/** Of a PaymentIntent with `latest_charge` expanded, what counts here. */
export const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  created: z.int(),
  metadata: z.record(z.string(), z.string()),
  latest_charge: chargeSchema.nullish(),
})
export type Intent = z.output<typeof intentSchema>

/** Of a Checkout Session with `payment_intent.latest_charge` expanded, what counts here. */
export const sessionSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_intent: intentSchema.nullish(),
})
export type Session = z.output<typeof sessionSchema>

/** A session that was just made. */
export const newSessionSchema = z.object({ id: z.string(), url: z.url() })

/** What an event is about: metadata of a payment that this program began. */
export const eventSchema = z.object({
  data: z.object({
    object: z.object({ metadata: z.object({ tenant: z.string(), attempt: z.string() }) }),
  }),
})

export function intentState({ status, latest_charge: charge }: Intent): BankState {
  if (status === 'requires_capture') return 'authorised'
  if (status === 'canceled') return 'cancelled'
  if (status !== 'succeeded') return 'open'
  return charge?.refunded ? 'refunded' : 'captured'
}

/** A card that was declined leaves its session open: the buyer may try another. */
export function sessionState({ status, payment_intent: intent }: Session): BankState {
  const state = intent ? intentState(intent) : 'open'
  return state === 'open' && status === 'expired' ? 'cancelled' : state
}
