import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '#domain/units.ts'
import type { BankQuestion } from './bank.ts'
import { began, paymentOrder, testBank } from './sandbox-bank.fixture.ts'
import { type SandboxCard, sandboxCards } from './sandbox-cards.ts'

const ref = (attempt: string, tenant = 'harbour') => ({ tenant, attempt, id: undefined })

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

/** A payment that was begun, with the form of its page. */
async function begun(attempt = 'one') {
  const bank = await testBank()
  const { url } = await bank.provider.begin(paymentOrder(attempt))
  const pay = (card: SandboxCard) =>
    bank.post(url, { card: sandboxCards[card].number, action: 'pay' })
  const ask = (question: BankQuestion) => bank.provider[question](ref(attempt))
  return { ...bank, url, pay, ask, look: () => ask('look') }
}

describe('a payment at the sandbox bank', () => {
  test('is authorised, captured and given back, each once (D12, D28)', async () => {
    const { pay, ask, look, sent } = await begun()
    expect(await look()).toBe('open')
    expect(await ask('capture')).toBe('open')
    const answer = await pay('approved')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      ...[303, 'http://harbour.localhost/reservations/1'],
    ])
    expect(await look()).toBe('authorised')
    expect(await ask('refund')).toBe('authorised')
    expect([await ask('capture'), await ask('capture'), await ask('cancel')]).toEqual([
      ...['captured', 'captured', 'captured'],
    ])
    expect([await ask('refund'), await ask('refund'), await look()]).toEqual([
      ...['refunded', 'refunded', 'refunded'],
    ])
    expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual([
      ...['payment.authorised', 'payment.captured', 'payment.refunded'],
    ])
  })

  test('is the same for the same attempt, and another at another dealer (D12)', async () => {
    const { provider, url, again } = await begun()
    expect((await provider.begin(paymentOrder('one'))).url).toBe(url)
    expect((await again().provider.begin(paymentOrder('one'))).url).toBe(url)
    expect(await provider.look(ref('one', 'kiwi'))).toBe('none')
    expect((await provider.begin(paymentOrder('one', { tenant: 'kiwi' }))).url).not.toBe(url)
  })

  test('is in its book after a restart, and in its list by the day (D28)', async () => {
    const { pay, ask, again } = await begun()
    await pay('approved')
    await ask('capture')
    const { provider } = again()
    expect(await provider.look(ref('one'))).toBe('captured')
    const listed = async (from: number, to: number, tenant = 'harbour') =>
      all(
        provider.list({
          tenant,
          from: new Date(began.getTime() + from),
          to: new Date(began.getTime() + to),
        }),
      )
    expect(await listed(0, 1)).toMatchObject([
      { attempt: 'one', state: 'captured', cents: 20_000, refundedCents: 0, currency: 'AUD' },
    ])
    expect([await listed(-1, 0), await listed(1, 9), await listed(0, 1, 'kiwi')]).toEqual([
      [],
      [],
      [],
    ])
  })

  test('ends at its page by Cancel, by the product, and by itself; then nobody pays (Spec 1.06)', async () => {
    const cancelled = await begun()
    const answer = await cancelled.post(cancelled.url, { card: '', action: 'cancel' })
    expect(answer.headers.get('location')).toMatch(/cancelled=1$/)
    expect(await cancelled.look()).toBe('cancelled')
    await expect(cancelled.provider.begin(paymentOrder('one'))).rejects.toMatchObject({
      isUnknown: false,
    })
    const closed = await begun()
    expect(await closed.ask('cancel')).toBe('cancelled')
    const old = await begun()
    old.later(40 * MINUTE_MS)
    for (const { pay, look, pages, url } of [closed, old]) {
      expect((await pay('approved')).headers.get('location')).toMatch(/^\/_bank\//)
      expect(await look()).toBe('cancelled')
      expect(await (await pages.request(url)).text()).toContain('This payment has ended')
    }
  })

  test('where the buyer and the product press at the same time has one end (Spec 1.06)', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { pay, ask, look } = await begun(`race ${turn}`)
      const [, cancelled] = await Promise.all([pay('approved'), ask('cancel')])
      const [captured, again] = await Promise.all([ask('capture'), ask('cancel')])
      expect(new Set([await look(), captured, again]).size).toBe(1)
      if (cancelled === 'cancelled') expect(captured).toBe('cancelled')
    }
  })
})

describe('the card', () => {
  test('declined (Spec 1.06)', async () => {
    const { pay, look, ask } = await begun()
    expect((await pay('declined')).status).toBe(303)
    expect([await look(), await ask('capture')]).toEqual(['declined', 'declined'])
  })

  test.each([
    ['approve', 'authorised'],
    ['refuse', 'declined'],
  ] as const)(
    'by which the bank asks, and the buyer says %s (Spec 1.06)',
    async (action, state) => {
      const { pay, look, post, url, pages } = await begun()
      const asked = (await pay('asks')).headers.get('location') ?? ''
      expect(asked).toBe(`${new URL(url).pathname}/ask`)
      expect(await look()).toBe('open')
      expect(await (await pages.request(asked)).text()).toContain('Your bank wants to check')
      expect((await post(asked, { action })).status).toBe(303)
      expect(await look()).toBe(state)
    },
  )

  test('that is slow has the bank wait with each answer (Spec 1.06)', async () => {
    const { pay, look, waits } = await begun()
    await pay('slow')
    expect([await look(), waits]).toEqual(['authorised', [6_000, 6_000]])
  })

  test.each([
    ['timesOut', 2 * MINUTE_MS],
    ['approvesLate', 10 * MINUTE_MS],
  ] as const)(
    '%s has no answer until later, and it is not known what was done (Spec 1.06)',
    async (card, ms) => {
      const { pay, ask, later } = await begun()
      await pay(card)
      later(ms - SECOND_MS)
      for (const question of ['look', 'capture', 'cancel'] as const) {
        await expect(ask(question)).rejects.toMatchObject({ isUnknown: true })
      }
      later(SECOND_MS)
      expect([await ask('look'), await ask('cancel')]).toEqual(['authorised', 'cancelled'])
    },
  )

  test('with double, late and disordered webhooks sends them so (Spec 1.06)', async () => {
    const types = (notices: readonly { readonly body: string }[]) =>
      notices.map(({ body }) => JSON.parse(body).type.replace('payment.', ''))
    const double = await begun()
    await double.pay('doubleWebhook')
    expect(types(double.sent)).toEqual(['authorised', 'authorised'])
    const late = await begun()
    await late.pay('lateWebhook')
    expect([late.sent, late.waiting.map(({ ms }) => ms)]).toEqual([[], [60_000]])
    const disordered = await begun()
    await disordered.pay('outOfOrderWebhook')
    await disordered.ask('capture')
    for (const { work } of disordered.waiting) work()
    expect(types(disordered.sent)).toEqual(['captured', 'authorised'])
  })

  test('with a forged webhook is declined, and the webhook is refused (Spec 1.06)', async () => {
    const { pay, look, sent, provider } = await begun()
    await pay('forgedWebhook')
    expect(await look()).toBe('declined')
    const [{ headers, body } = { headers: {}, body: '' }] = sent
    expect(JSON.parse(body)).toMatchObject({ type: 'payment.captured', attempt: 'one' })
    const request = { headers: new Headers(headers), body: Buffer.from(body), now: began }
    expect(await provider.webhook(request)).toEqual({ refused: 'a wrong signature' })
  })

  test('that it does not know is refused, with the error at its field (Spec 1.06)', async () => {
    const { post, url, look } = await begun()
    const answer = await post(url, { card: '5555 5555 5555 4444', action: 'pay' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toMatch(/aria-invalid="true" aria-describedby="card-error"/)
    expect(await look()).toBe('open')
  })

  test('each is in the page for operators, with what it does (D28)', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../docs/operators.md'), 'utf8')
    const rows = Object.values(sandboxCards).map(
      ({ number, text }) => `| \`${number}\` | ${text} |`,
    )
    expect(page.split('\n').filter((line) => /^\| `\d{4} /.test(line))).toEqual(rows)
  })
})

test('the page of the bank runs no script, stores nothing, and leads back only (Spec 8.05)', async () => {
  const { pages, url } = await begun()
  const { headers } = await pages.request(url)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self' http:\/\/harbour\.localhost; /,
  )
})

describe('a webhook of the sandbox bank', () => {
  const change = async (request: { body?: string; age?: number; signature?: string }) => {
    const { pay, sent, provider } = await begun()
    await pay('approved')
    const headers = new Headers(sent[0]?.headers)
    if (request.signature !== undefined) headers.set('x-signature', request.signature)
    return provider.webhook({
      headers,
      body: Buffer.from(request.body ?? sent[0]?.body ?? ''),
      now: new Date(began.getTime() + (request.age ?? 0) * SECOND_MS),
    })
  }
  test('names its payment, up to five minutes after it was signed (D12)', async () => {
    for (const age of [0, 300, -300]) {
      expect(await change({ age })).toEqual({ tenant: 'harbour', attempt: 'one' })
    }
  })

  test.each([
    [{ age: 301 }, 'an old signature'],
    [{ age: -301 }, 'an old signature'],
    [{ body: '{"tenant":"harbour","attempt":"two"}' }, 'a wrong signature'],
    [{ signature: '' }, 'no signature'],
    [{ signature: `t=${began.getTime() / SECOND_MS},v1=` }, 'a wrong signature'],
    [{ signature: 'v1=00' }, 'no signature'],
  ])('%j is refused: %s (D12)', async (request, refused) => {
    expect(await change(request)).toEqual({ refused })
  })
})
