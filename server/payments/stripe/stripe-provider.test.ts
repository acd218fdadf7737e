import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { ProviderError } from '../../providers/provider-call.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { paymentOrder } from '../sandbox-bank/sandbox-bank.fixture.ts'
import {
  StripeServer,
  stripeAt,
  stripeKey,
  stripeNow,
  stripeWebhook,
} from './stripe-server.fixture.ts'

const order = paymentOrder('attempt-1', { email: 'ada@example.com' })

/** A payment that was begun at a server in Stripe's place. */
async function begun(change: Partial<typeof order> = {}) {
  const stripe = new StripeServer()
  const { provider, received } = await stripeAt((...call) => stripe.answer(...call))
  const { id, url } = await provider.begin({ ...order, ...change })
  const account = change.account
  const ref = { tenant: 'harbour', attempt: order.attempt, id, ...(account && { account }) }
  return { stripe, provider, received, id, url, ref }
}

describe('a payment by Stripe', () => {
  test('is a page of Stripe with the amount, captured by hand, that names its attempt (D12)', async () => {
    const { stripe, url, id, received } = await begun()
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${id}`)
    const [session] = stripe.sessions.values()
    const metadata = { tenant: 'harbour', attempt: 'attempt-1', hold: order.hold, car_id: 'car-1' }
    expect(session).toMatchObject({
      expires_at: order.expires.getTime() / 1000 + 31 * 60,
      metadata,
      intent: { amount: 20_000, currency: 'aud', capture_method: 'manual', metadata },
    })
    expect(received[0]?.headers).toMatchObject({
      'idempotency-key': 'attempt-1',
      authorization: `Bearer ${stripeKey}`,
    })
    expect(received[0]?.headers).not.toHaveProperty('stripe-account')
    const fields = new URLSearchParams(received[0]?.body)
    expect(fields.get('success_url')).toBe(order.returnUrl)
    expect(fields.get('cancel_url')).toBe(order.cancelUrl)
    expect(fields.get('customer_email')).toBe('ada@example.com')
    expect(fields.getAll('allowed_payment_method_types[0]')).toEqual(['card'])
  })

  test('is the same however often it is begun (D12)', async () => {
    const { stripe, provider, id } = await begun()
    expect((await provider.begin(order)).id).toBe(id)
    expect(stripe.sessions.size).toBe(1)
    await expect(provider.begin({ ...order, cents: 1 })).rejects.toMatchObject({ isUnknown: false })
  })

  test('is authorised, captured and given back, each once (D12)', async () => {
    const { stripe, provider, id, ref } = await begun()
    expect(await provider.look(ref)).toBe('open')
    expect(await provider.capture(ref)).toBe('open')
    stripe.pay(id)
    expect(await provider.look(ref)).toBe('authorised')
    expect(await provider.refund(ref)).toBe('authorised')
    expect([await provider.capture(ref), await provider.capture(ref)]).toEqual([
      ...['captured', 'captured'],
    ])
    expect(await provider.cancel(ref)).toBe('captured')
    expect([await provider.refund(ref), await provider.refund(ref)]).toEqual([
      ...['refunded', 'refunded'],
    ])
    expect(await provider.look(ref)).toBe('refunded')
  })

  test('whose card was declined stays open for another, until its claim ends (FLOWS 9, Spec 1.06)', async () => {
    const { stripe, provider, id, ref } = await begun()
    stripe.pay(id, 'requires_payment_method')
    expect(await provider.look(ref)).toBe('open')
    expect([await provider.cancel(ref), await provider.look(ref)]).toEqual([
      ...['cancelled', 'cancelled'],
    ])
  })

  test('that is cancelled frees what is authorised (D12)', async () => {
    const { stripe, provider, id, ref } = await begun()
    const intent = stripe.pay(id)
    expect([await provider.cancel(ref), intent.status]).toEqual(['cancelled', 'canceled'])
  })

  test('that is paid in the moment in which its page is closed is freed, too (D12)', async () => {
    const stripe = new StripeServer()
    const { provider } = await stripeAt((response, call) => {
      if (call.path.endsWith('/expire')) stripe.pay('cs_test_1')
      stripe.answer(response, call)
    })
    const { id } = await provider.begin(order)
    expect(await provider.cancel({ tenant: 'harbour', attempt: 'attempt-1', id })).toBe('cancelled')
    expect([...stripe.intents.values()].map(({ status }) => status)).toEqual(['canceled'])
  })

  test('that Stripe does not know, or of which no answer came, is none (D12)', async () => {
    const { provider, ref, received } = await begun()
    expect(await provider.look({ ...ref, id: 'cs_test_999' })).toBe('none')
    const before = received.length
    for (const question of ['look', 'capture', 'cancel', 'refund'] as const) {
      expect(await provider[question]({ ...ref, id: undefined })).toBe('none')
    }
    expect(received).toHaveLength(before)
  })

  test('of a dealer with an account of its own is made and asked there (D12)', async () => {
    const { stripe, provider, id, ref, received } = await begun({ account: 'acct_1' })
    stripe.pay(id)
    await provider.capture(ref)
    await provider.refund(ref)
    expect(new Set(received.map(({ headers }) => headers['stripe-account']))).toEqual(
      new Set(['acct_1']),
    )
    expect(await provider.look({ ...ref, account: 'acct_2' })).toBe('none')
  })

  test('is in the list of its dealer with what was given back, page by page (D12)', async () => {
    const { stripe, provider, ref } = await begun()
    for (const attempt of ['attempt-2', 'attempt-3']) await provider.begin(paymentOrder(attempt))
    await provider.begin(paymentOrder('of-kiwi', { tenant: 'kiwi' }))
    for (const { id } of [...stripe.sessions.values()]) stripe.pay(id)
    await provider.capture(ref)
    await provider.refund(ref)
    const list = async (from: number, to: number) => {
      const range = {
        from: new Date(stripeNow.getTime() + from),
        to: new Date(stripeNow.getTime() + to),
      }
      const found = []
      for await (const payment of provider.list({ tenant: 'harbour', ...range }))
        found.push(payment)
      return found
    }
    const found = await list(0, 1_000)
    expect(
      found.map(({ attempt, state, cents, refundedCents }) => [
        attempt,
        state,
        cents,
        refundedCents,
      ]),
    ).toEqual([
      ['attempt-1', 'refunded', 20_000, 20_000],
      ['attempt-2', 'authorised', 20_000, 0],
      ['attempt-3', 'authorised', 20_000, 0],
    ])
    expect(found[0]).toMatchObject({ currency: 'AUD', at: stripeNow.toISOString() })
    expect(await list(1_000, 2_000)).toEqual([])
  })
})

describe('a webhook of Stripe', () => {
  const metadata = { tenant: 'harbour', attempt: 'attempt-1', hold: 'h' }
  const told = async (webhook: ReturnType<typeof stripeWebhook>, seconds = 0) => {
    const { provider, received } = await stripeAt(() => {})
    const now = new Date(stripeNow.getTime() + seconds * 1000)
    const notice = await provider.webhook({ ...webhook, now })
    expect(received).toEqual([])
    return notice
  }
  test('names its payment, by any of its secrets (D12)', async () => {
    for (const secret of [undefined, 'whsec_former']) {
      expect(await told(stripeWebhook(metadata, secret), 300)).toMatchObject({
        tenant: 'harbour',
        attempt: 'attempt-1',
      })
    }
  })

  test.each([undefined, null, {}, { tenant: 'harbour' }])(
    'about another payment, with %j, is passed over (D12)',
    async (other) => {
      expect(await told(stripeWebhook(other))).toEqual({ ignored: true })
    },
  )

  test('that is forged, changed or older than five minutes is refused (D12)', async () => {
    const refused = { refused: expect.any(String) }
    expect(await told(stripeWebhook(metadata, 'whsec_forged'))).toEqual(refused)
    expect(await told(stripeWebhook(metadata), 301)).toEqual(refused)
    const { headers } = stripeWebhook(metadata)
    expect(
      await told({ headers, body: stripeWebhook({ ...metadata, attempt: '2' }).body }),
    ).toEqual(refused)
    expect(await told({ headers: new Headers(), body: stripeWebhook(metadata).body })).toEqual(
      refused,
    )
  })
})

const questions: readonly ((provider: PaymentProvider) => Promise<unknown>)[] = [
  (provider) => provider.begin(order),
  (provider) => provider.look({ tenant: 'harbour', attempt: '1', id: 'cs_1' }),
  (provider) =>
    provider
      .list({ tenant: 'harbour', from: stripeNow, to: stripeNow })
      [Symbol.asyncIterator]()
      .next(),
]

describe('Stripe, where it answers', () => {
  test.each([
    ['HTML', (response: ServerResponse) => response.end('<h1>Ada</h1>'), 'unreadable'],
    ['nothing', (response: ServerResponse) => response.end(), 'unreadable'],
    ['null', (response: ServerResponse) => response.end('null'), 'unreadable'],
    ['nonsense', (response: ServerResponse) => response.end('{"id":7,"data":"Ada"}'), 'unreadable'],
    ['half', (response: ServerResponse) => response.end('{"id":"cs_1","status"'), 'unreadable'],
    ['by hanging up', (response: ServerResponse) => response.destroy(), 'failed'],
    ['with an error', (response: ServerResponse) => response.writeHead(502).end('Ada'), 'failed'],
    ['that it is busy', refuses(429, 'rate_limit'), 'failed'],
    ['that another asks', refuses(409, 'idempotency_key_in_use'), 'failed'],
    ['with a refusal', refuses(403, 'account_invalid'), 'refused'],
    ['that the key is wrong', refuses(401, 'api_key'), 'refused'],
  ] as const)(
    '%s, nothing is known or done, and nothing of it is said (Spec 8.12)',
    async (_what, answer, fault) => {
      const { provider } = await stripeAt(answer)
      for (const question of questions) {
        const error = await question(provider).catch((cause: unknown) => cause)
        expect(error).toBeInstanceOf(ProviderError)
        expect(error).toMatchObject({ fault, isUnknown: fault !== 'refused' })
        expect(String(error)).not.toMatch(/Ada|ada@|sk_test|127\.0\.0\.1|attempt-1/)
      }
    },
  )

  test('50 MB, it is read no further than an answer may be (Spec 8.12)', async () => {
    const { provider } = await stripeAt((response) => response.end(Buffer.alloc(50_000_000, '[')))
    await expect(questions[1]?.(provider)).rejects.toMatchObject({ fault: 'unreadable' })
  })

  test('not in time, it is not waited for, and what was done is not known (Spec 8.12)', async () => {
    const half = (response: ServerResponse) => void response.write('{"id":')
    for (const answer of [() => {}, half]) {
      const { provider } = await stripeAt(answer, { withinMs: 300 })
      for (const question of questions) {
        await expect(question(provider)).rejects.toMatchObject({ fault: 'late', isUnknown: true })
      }
    }
  })

  test('nowhere, nothing was sent; after five failures it is left alone (Spec 8.12)', async () => {
    const { provider, close } = await stripeAt(() => {})
    await close()
    for (let n = 0; n < 6; n++) {
      await expect(questions[1]?.(provider)).rejects.toMatchObject({
        fault: 'not_reached',
        isUnknown: false,
      })
    }
  })
})

function refuses(status: number, code: string) {
  const error = { type: 'invalid_request_error', code, message: `for Ada by ${stripeKey}` }
  return (response: ServerResponse) => response.writeHead(status).end(JSON.stringify({ error }))
}
