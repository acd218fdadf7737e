import { describe, expect, test } from 'vitest'
import { appWith, ask, testTools } from '../app.fixture.ts'
import { recordingLog } from '../log.fixture.ts'
import { settingsOf } from '../settings.ts'
import openPaymentRoutes from './open.ts'
import { paymentsOf } from './payments.ts'
import { began, paymentOrder, testBank } from './sandbox-bank/sandbox-bank.fixture.ts'

const path = '/api/payments/webhook'
const metricsToken = 'a-token-of-a-test'
const anyHost = 'nobody.example'

/** A server with a sandbox bank at which a payment was made, and that payment's webhook. */
async function server() {
  const { bank, provider, clock, post, sent } = await testBank()
  const { url } = await provider.begin(paymentOrder('one'))
  await post(url, { card: '4242424242424242', action: 'pay' })
  const [notice] = sent
  if (!notice) throw new Error('expected a webhook')
  const { log, logged } = recordingLog()
  const payments = paymentsOf({ provider, bank })
  const looked: string[] = []
  payments.listen((tenant, attempt) => looked.push(`${tenant} ${attempt}`))
  const { app } = await appWith(
    { clock: () => clock.now, log },
    {
      metricsToken,
      tools: { payments },
    },
  )
  const send = (body: BodyInit = notice.body, headers: HeadersInit = notice.headers) =>
    ask(
      app,
      path,
      { method: 'POST', body, headers: Object.fromEntries(new Headers(headers)) },
      anyHost,
    )
  return { app, send, notice, looked, logged, clock, url }
}

const metrics = async ({ app }: Awaited<ReturnType<typeof server>>) =>
  (await ask(app, '/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })).text
    .split('\n')
    .filter((line) => /^forecourt_payment/.test(line))

describe('a webhook of the provider', () => {
  test('has its payment looked at, on any host, as often as it comes (D12)', async () => {
    const made = await server()
    for (const { status, text } of [await made.send(), await made.send()]) {
      expect([status, JSON.parse(text)]).toEqual([200, { received: true }])
    }
    expect(made.looked).toEqual(['harbour one', 'harbour one'])
    expect(made.logged.filter(({ event }) => event.startsWith('payment_webhook'))).toEqual([])
  })

  test('that is forged, changed, old or too large does nothing but to be counted and told (D12)', async () => {
    const made = await server()
    const { body, headers } = made.notice
    const forged = { ...headers, 'x-signature': `t=${began.getTime() / 1000},v1=${'0'.repeat(64)}` }
    const refused = [
      await made.send(body, forged),
      await made.send(body, {}),
      await made.send(body.replace('harbour', 'kiwi')),
    ]
    made.clock.now = new Date(began.getTime() + 301_000)
    refused.push(await made.send())
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect((await made.send('x'.repeat(64 * 1024 + 1))).status).toBe(413)
    expect((await ask(made.app, path, {}, anyHost)).status).toBe(405)
    expect(made.looked).toEqual([])
    expect(made.logged.map(({ event, why }) => [event, why])).toEqual([
      ['payment_webhook_refused', 'a wrong signature'],
      ['payment_webhook_refused', 'no signature'],
      ['payment_webhook_refused', 'a wrong signature'],
      ['payment_webhook_refused', 'an old signature'],
    ])
    expect(JSON.stringify(made.logged)).not.toContain('harbour')
    // A flood is counted, and no longer told; what is signed is taken all the same.
    const flood: number[] = []
    for (let n = 0; n < 40; n++) flood.push((await made.send(body, {})).status)
    made.clock.now = began
    expect([flood.at(0), flood.at(-1), (await made.send()).status]).toEqual([400, 429, 200])
    expect(made.logged.length).toBeLessThan(40)
    expect(await metrics(made)).toEqual([
      'forecourt_payment_webhooks_total{outcome="taken"} 1',
      'forecourt_payment_webhooks_total{outcome="ignored"} 0',
      'forecourt_payment_webhooks_total{outcome="refused"} 44',
    ])
  })
})

test('the sandbox bank has its pages on the dealer’s host (D28)', async () => {
  const { app, url } = await server()
  const { status, text } = await ask(app, new URL(url).pathname)
  expect([status, text.includes('Sandbox bank')]).toEqual([200, true])
  expect((await ask(app, '/_bank/unknown')).status).toBe(404)
})

describe('in production', () => {
  const opened = async (env: Readonly<Record<string, string>>) => {
    const settings = settingsOf({ NODE_ENV: 'production', ...env })
    const { log, logged } = recordingLog()
    const { services } = await appWith({ log })
    const capability = openPaymentRoutes(testTools({ ...services, log }, { settings }))
    return { settings, capability, events: logged.map(({ event }) => event) }
  }
  test('without a key there is no bank, no webhook, and a warning at the start (D12, D28)', async () => {
    const { settings, capability, events } = await opened({})
    expect([settings.payments, capability]).toEqual([undefined, {}])
    expect(events).toEqual(['payments_off'])
  })

  test('with a key of tests there is a warning at the start (D12)', async () => {
    const key = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_a' }
    expect((await opened(key)).events).toEqual(['payments_in_test_mode'])
    const live = { ...key, STRIPE_SECRET_KEY: 'sk_live_12345678' }
    expect((await opened(live)).events).toEqual([])
  })
})
