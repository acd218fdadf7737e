import type { ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { type Received, receiver } from '../../delivery/receiver.fixture.ts'
import { signatureOf } from '../../delivery/webhook/signature.ts'
import { type StripeOptions, stripeProvider } from './stripe-provider.ts'

export const stripeKey = 'sk_test_keyOfATest'
export const webhookSecret = 'whsec_secretOfATest'
/** As of the server in Stripe's place. */
export const stripeNow = new Date('2026-11-26T02:00:00.000Z')
const SECONDS = Math.floor(stripeNow.getTime() / 1000)
const HALF_AN_HOUR = 1_800

interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  status: string
  readonly amount: number
  readonly currency: string
  readonly capture_method: string
  readonly created: number
  readonly metadata: Readonly<Record<string, string>>
  readonly description: string
  latest_charge: { id: string; object: 'charge'; amount_refunded: number; refunded: boolean } | null
}
interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  url: string | null
  payment_intent: string | null
  readonly expires_at: number
  readonly metadata: Readonly<Record<string, string>>
  /** What its intent will be made of. */
  readonly intent: Omit<Intent, 'id' | 'latest_charge' | 'status' | 'object'>
}
type Fields = Readonly<Record<string, string>>
type Answer = readonly [status: number, body: unknown]

const invalid = (code: string): Answer => [
  400,
  {
    error: { type: 'invalid_request_error', code, message: `No: ${code}`, param: 'a secret word' },
  },
]
const missing: Answer = [404, invalid('resource_missing')[1]]

/** The members of `name[member]` in a form. */
const membersOf = (fields: Fields, name: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const member = key.startsWith(`${name}[`) && key.slice(name.length + 1, -1)
      return member ? [[member, value]] : []
    }),
  )

/**
 * A server in Stripe's place, written from Stripe's API reference: Checkout Sessions (create, retrieve, expire),
 * PaymentIntents (list, capture, cancel), Refunds (create), idempotent requests, errors, Connect by header.
 */
export class StripeServer {
  readonly sessions = new Map<string, Session>()
  readonly intents = new Map<string, Intent>()
  readonly #answers = new Map<string, { readonly body: string; readonly answer: Answer }>()
  readonly #accounts = new Map<string, string>()
  #count = 0

  answer(response: ServerResponse, { path, headers, body }: Received): void {
    const [status, answer] = this.#answer(path, headers, body)
    const text = JSON.stringify(answer)
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
    response.end(text)
  }

  /** The buyer pays on the page of a session; the card is authorised, for all that is captured by hand. */
  pay(id: string, status = 'requires_capture'): Intent {
    const session = this.sessions.get(id)
    if (session?.status !== 'open') throw new Error('expected an open session')
    const charge = { id: 'ch_1', object: 'charge', amount_refunded: 0, refunded: false } as const
    const intent: Intent = {
      ...session.intent,
      id: `pi_${++this.#count}`,
      object: 'payment_intent',
      status,
      latest_charge: status === 'requires_payment_method' ? null : { ...charge },
    }
    this.intents.set(intent.id, intent)
    session.payment_intent = intent.id
    if (status !== 'requires_payment_method') session.status = 'complete'
    return intent
  }

  #answer(path: string, headers: Received['headers'], body: string): Answer {
    if (headers.authorization !== `Bearer ${stripeKey}`) return [401, invalid('api_key')[1]]
    const key = headers['idempotency-key']
    if (typeof key !== 'string') return this.#made(path, headers, body)
    const before = this.#answers.get(key)
    if (before && before.body !== body) {
      return [400, { error: { type: 'idempotency_error', message: 'Keys for other parameters' } }]
    }
    const answer = before?.answer ?? this.#made(path, headers, body)
    this.#answers.set(key, { body, answer })
    return answer
  }

  #made(path: string, headers: Received['headers'], body: string): Answer {
    const { pathname, searchParams } = new URL(path, 'http://stripe')
    const fields: Fields = Object.fromEntries(new URLSearchParams(body))
    const account = String(headers['stripe-account'] ?? 'platform')
    const [, kind = '', id = '', action = ''] =
      /^\/v1\/(checkout\/sessions|payment_intents|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(
        pathname,
      ) ?? []
    const isTheirs = id === '' || this.#accounts.get(id) === account
    if (!isTheirs && kind === 'checkout/sessions') return missing
    if (kind === 'refunds') return this.#refund(this.intents.get(fields.payment_intent ?? ''))
    if (kind === 'payment_intents') {
      return id === '' ? this.#list(searchParams) : this.#change(this.intents.get(id), action)
    }
    if (id === '') return this.#begin(fields, account)
    return this.#session(this.sessions.get(id), action, searchParams)
  }

  #begin(fields: Fields, account: string): Answer {
    const expires = Number(fields.expires_at)
    if (fields.mode !== 'payment' || !fields.success_url) return invalid('parameter_missing')
    if (expires < SECONDS + HALF_AN_HOUR) return invalid('parameter_invalid')
    const id = `cs_test_${++this.#count}`
    const price = membersOf(fields, 'line_items[0][price_data]')
    const data = membersOf(fields, 'payment_intent_data')
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_intent: null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      expires_at: expires,
      metadata: membersOf(fields, 'metadata'),
      intent: {
        amount: Number(price.unit_amount) * Number(fields['line_items[0][quantity]']),
        currency: (price.currency ?? '').toLowerCase(),
        capture_method: data.capture_method ?? 'automatic',
        created: SECONDS,
        metadata: membersOf(fields, 'payment_intent_data[metadata]'),
        description: data.description ?? '',
      },
    }
    this.sessions.set(id, session)
    this.#accounts.set(id, account)
    return [200, session]
  }

  #session(session: Session | undefined, action: string, query: URLSearchParams): Answer {
    if (!session) return missing
    if (action === 'expire') {
      if (session.status !== 'open') return invalid('checkout_session_not_open')
      Object.assign(session, { status: 'expired', url: null })
      const intent = this.intents.get(session.payment_intent ?? '')
      if (intent) intent.status = 'canceled'
    }
    const intent = this.intents.get(session.payment_intent ?? '')
    const isExpanded = query.get('expand[0]') === 'payment_intent.latest_charge'
    return [200, { ...session, payment_intent: isExpanded ? intent : session.payment_intent }]
  }

  #change(intent: Intent | undefined, action: string): Answer {
    if (!intent) return missing
    const possible =
      action === 'capture' ? ['requires_capture'] : ['requires_capture', 'requires_payment_method']
    if (!possible.includes(intent.status)) return invalid('payment_intent_unexpected_state')
    intent.status = action === 'capture' ? 'succeeded' : 'canceled'
    return [200, intent]
  }

  #refund(intent: Intent | undefined): Answer {
    const charge = intent?.latest_charge
    if (!intent || !charge) return missing
    if (charge.refunded) return invalid('charge_already_refunded')
    Object.assign(charge, { amount_refunded: intent.amount, refunded: true })
    return [200, { id: 're_1', object: 'refund', status: 'succeeded' }]
  }

  #list(query: URLSearchParams): Answer {
    const after = query.get('starting_after')
    const [gte, lt] = [Number(query.get('created[gte]')), Number(query.get('created[lt]'))]
    const found = [...this.intents.values()].filter(({ created }) => created >= gte && created < lt)
    const start = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1
    const data = found.slice(start, start + 2)
    return [
      200,
      { object: 'list', url: '/v1/payment_intents', has_more: start + 2 < found.length, data },
    ]
  }
}

type Answering = Parameters<typeof receiver>[0]

/** Stripe's client with a server in Stripe's place. */
export async function stripeAt(answer: Answering, options: Partial<StripeOptions> = {}) {
  const receiving = await receiver(answer)
  const close = () => receiving[Symbol.asyncDispose]()
  onTestFinished(close)
  const { hostname: host, port } = new URL(receiving.url)
  const provider = stripeProvider({
    key: stripeKey,
    webhookSecrets: ['whsec_former', webhookSecret],
    address: { host, port: Number(port), protocol: 'http' },
    ...options,
  })
  return { provider, received: receiving.received, close }
}

/** A webhook as Stripe sends it. */
export function stripeWebhook(metadata: unknown, secret = webhookSecret, at = stripeNow) {
  const object = { id: 'cs_test_1', object: 'checkout.session', metadata }
  const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed' }
  const text = JSON.stringify({ ...event, data: { object } })
  return {
    body: Buffer.from(text),
    headers: new Headers({ 'stripe-signature': signatureOf([secret], at, text) }),
  }
}
