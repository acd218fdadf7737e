import { z } from 'zod'
import { MINUTE_MS } from '#domain/units.ts'
import { ProviderError } from '../../providers/provider-call.ts'
import type { ListedPayment, PaymentProvider, PaymentRef } from '../payment-provider.ts'
import { TOLERANCE_SECONDS } from '../signature-fault.ts'
import {
  eventSchema,
  type Intent,
  intentSchema,
  intentState,
  newSessionSchema,
  type Session,
  sessionSchema,
  sessionState,
} from './stripe-answers.ts'
import { rethrow, type StripeClientOptions, stripeClient } from './stripe-client.ts'

export interface StripeOptions extends StripeClientOptions {
  /** Of the endpoints that send webhooks: of the platform's account, of connected ones, old and new. */
  readonly webhookSecrets: readonly string[]
}

const MS = 1000
/**
 * Stripe closes a page no earlier than half an hour after it was made, and this is the same however often it is
 * asked; `cancel` closes it when the claim ends.
 */
const PAGE_STAYS_MS = 31 * MINUTE_MS
const PAGE_SIZE = 100
const CHARGE = 'latest_charge'

const unixTime = (at: number): number => Math.floor(at / MS)

/** The dealer's own account, where it has one (Stripe Connect, direct charges). */
const by = (account: string | undefined) =>
  account === undefined ? undefined : { stripeAccount: account }

/**
 * Stripe by its official package: a Checkout Session with manual capture for each attempt. Nothing but the session
 * is asked with an idempotency key: the rest changes a state once only, and its outcome is looked up. D12.
 */
export function stripeProvider({ webhookSecrets, ...options }: StripeOptions): PaymentProvider {
  const { client, ask } = stripeClient(options)

  async function sessionOf({ id, account }: PaymentRef): Promise<Session | undefined> {
    // Without its id nobody was sent to its page.
    if (id === undefined) return undefined
    const expand = [`payment_intent.${CHARGE}`]
    return ask(sessionSchema, (stripe) =>
      stripe.checkout.sessions.retrieve(id, { expand }, by(account)),
    ).catch((cause: unknown) => {
      if (isRefused(cause, 'resource_missing')) return undefined
      throw cause
    })
  }
  const look = async (ref: PaymentRef) => {
    const session = await sessionOf(ref)
    return session ? sessionState(session) : 'none'
  }
  /** Asks for a change that may come too late; what counts is how the payment looks afterwards. */
  const change = (question: Parameters<typeof ask>[1]) =>
    ask(z.unknown(), question).catch((cause: unknown) => {
      if (!isRefused(cause, '')) throw cause
    })
  /** Changes a payment that is in a state, and says how it is then. */
  async function changeFrom(
    ref: PaymentRef,
    state: 'authorised' | 'captured',
    question: (intent: string) => Parameters<typeof ask>[1],
  ) {
    const session = await sessionOf(ref)
    if (!session) return 'none'
    const intent = session.payment_intent
    if (!intent || sessionState(session) !== state) return sessionState(session)
    await change(question(intent.id))
    return look(ref)
  }

  return {
    name: 'stripe',
    pageOrigins: ['https://checkout.stripe.com'],
    begin({ tenant, attempt, hold, title, cents, currency, email, account, ...more }) {
      const { car, number } = more
      const of = {
        ...(car !== undefined && { car_id: car }),
        ...(number !== undefined && { number }),
      }
      const metadata = { tenant, attempt, hold, ...of }
      const price = { currency, unit_amount: cents, product_data: { name: title } }
      return ask(newSessionSchema, (stripe) =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            // The amount is in the dealer's currency, as it is in the ledger.
            adaptive_pricing: { enabled: false },
            allowed_payment_method_types: ['card'],
            line_items: [{ quantity: 1, price_data: price }],
            payment_intent_data: { capture_method: 'manual', description: title, metadata },
            metadata,
            client_reference_id: attempt,
            ...(email !== undefined && { customer_email: email }),
            success_url: more.returnUrl,
            cancel_url: more.cancelUrl,
            expires_at: unixTime(more.expires.getTime() + PAGE_STAYS_MS),
          },
          { idempotencyKey: attempt, ...by(account) },
        ),
      )
    },
    look,
    capture: (ref) =>
      changeFrom(
        ref,
        'authorised',
        (intent) => (stripe) => stripe.paymentIntents.capture(intent, {}, by(ref.account)),
      ),
    async cancel(ref) {
      const session = await sessionOf(ref)
      if (session && sessionState(session) === 'open') {
        const { id } = session
        await change((stripe) => stripe.checkout.sessions.expire(id, {}, by(ref.account)))
      }
      // The buyer may have paid while the page was closed.
      return changeFrom(
        ref,
        'authorised',
        (intent) => (stripe) => stripe.paymentIntents.cancel(intent, {}, by(ref.account)),
      )
    },
    refund: (ref) =>
      changeFrom(
        ref,
        'captured',
        (intent) => (stripe) => stripe.refunds.create({ payment_intent: intent }, by(ref.account)),
      ),
    async *list({ tenant, from, to, account }) {
      const created = { gte: unixTime(from.getTime()), lt: unixTime(to.getTime()) }
      const stripe = await client
      const wanted = { created, limit: PAGE_SIZE, expand: [`data.${CHARGE}`] }
      try {
        for await (const found of stripe.paymentIntents.list(wanted, by(account))) {
          const intent = intentSchema.safeParse(found)
          if (!intent.success) throw new ProviderError('unreadable', 'another shape')
          // Dealers take other payments by their account, too.
          if (intent.data.metadata.tenant === tenant) yield* listed(intent.data)
        }
      } catch (cause) {
        rethrow(cause)
      }
    },
    async webhook({ body, headers, now }) {
      const { webhooks } = await client
      const signature = headers.get('stripe-signature') ?? ''
      const eventBy = (secret: string): unknown => {
        try {
          return webhooks.constructEvent(
            ...[Buffer.from(body), signature, secret, TOLERANCE_SECONDS, undefined, now.getTime()],
          )
        } catch {
          return undefined
        }
      }
      const event = webhookSecrets.map(eventBy).find((found) => found !== undefined)
      if (event === undefined) return { refused: 'a wrong or an old signature' }
      return eventSchema.safeParse(event).data?.data.object.metadata ?? { ignored: true }
    },
  }
}

/** Whether a question was refused, with a code. */
const isRefused = (cause: unknown, code: string): boolean =>
  cause instanceof ProviderError && cause.fault === 'refused' && cause.message.includes(code)

function listed(intent: Intent): ListedPayment[] {
  const { id, amount, currency, created, metadata, latest_charge: charge } = intent
  const { attempt } = metadata
  if (attempt === undefined) return []
  return [
    {
      attempt,
      id,
      state: intentState(intent),
      cents: amount,
      refundedCents: charge?.amount_refunded ?? 0,
      currency: currency.toUpperCase(),
      at: new Date(created * MS).toISOString(),
    },
  ]
}
