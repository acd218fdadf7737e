import { beforeAll, expect, test } from 'vitest'
import { silentLog } from '../log.fixture.ts'
import { paymentsOf } from '../payments/payments.ts'
import { testBank } from '../payments/sandbox-bank/sandbox-bank.fixture.ts'
import { staffServer } from '../staff/staff-server.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { newClaim } from '../store/new-claim.fixture.ts'
import { changeOf } from '../store/stock-change.fixture.ts'
import type { Store } from '../store/store.ts'
import { plainLetters } from './plain-letters.fixture.ts'
import { Reservations } from './reservations.ts'

describeOnEngines('the reservations of a dealer', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  /** A server with a seller of Harbour, and buyers who pay at another server. */
  async function world() {
    const bank = await testBank()
    const server = await staffServer(store, { payments: paymentsOf(bank) })
    bank.clock.now = server.clock.now
    await store.stock('harbour').write(changeOf({ version: 0, ids: ['one'] }))
    const reservations = new Reservations({
      services: { clock: () => server.clock.now, log: silentLog },
      open: async () => store,
      provider: bank.provider,
      letters: plainLetters,
      accountOf: async () => undefined,
      posted: () => {},
    })
    const sam = await server.signedIn(await server.person('Sam', { harbour: 'sales' }))
    const params = (id: string) => ({ params: { site: 'harbour', id } })
    return {
      /** A buyer claims the car, and pays where that is said. */
      async reserve(car: string, isPaid = true): Promise<string> {
        const id = `hold-of-${car}`
        const reserved = await reservations.reserve('harbour', {
          ...newClaim({ id, car, now: server.clock.now.toISOString() }),
          title: 'A car',
          returnUrl: (of) => `http://harbour.localhost/reservations/${of}`,
          cancelUrl: (of) => `http://harbour.localhost/reservations/${of}`,
        })
        const url = 'reservation' in reserved ? reserved.reservation.attempt.url : undefined
        if (isPaid) await bank.post(url ?? '', { card: '4242424242424242', action: 'pay' })
        if (isPaid) await reservations.look('harbour', id)
        return id
      },
      /** A buyer pays what the dealer asked for. */
      async pay(id: string) {
        const back = (of: string) => `http://harbour.localhost/online-payment/${of}`
        const { key, account, address, currency, now } = newClaim({
          id,
          car: id,
          now: server.clock.now.toISOString(),
        })
        const paid = await reservations.pay('harbour', {
          id,
          key,
          account,
          address,
          currency,
          now,
          title: 'Invoice INV-204',
          asked: { purpose: 'invoice', number: 'INV-204', cents: 125_050 },
          seen: 0,
          returnUrl: back,
          cancelUrl: back,
        })
        const url = 'reservation' in paid ? paid.reservation.attempt.url : undefined
        await bank.post(url ?? '', { card: '4242424242424242', action: 'pay' })
        await reservations.look('harbour', id)
      },
      list: async () => (await sam.call('GET /:site/reservations', params(''))).data.reservations,
      confirm: (id: string) => sam.call('POST /:site/reservations/:id/confirm', params(id)),
      release: (id: string) => sam.call('POST /:site/reservations/:id/release', params(id)),
      async audited() {
        const entries = await store.staff('harbour').audit.entries({ limit: 9 })
        return entries
          .filter(({ action }) => action.startsWith('reservation_'))
          .map(({ action, name, details }) => ({ action, name, ...details }))
      },
    }
  }

  test('are listed, confirmed and released by its people, once, which the audit log tells (Spec 6.03, 9.19, D31, D39)', async () => {
    const { reserve, list, confirm, release, audited } = await world()
    const id = await reserve('one')
    const held = {
      id,
      car: 'one',
      car_name: expect.any(String),
      state: 'held',
      deposit_state: 'paid',
      deposit: 200,
    }
    expect(await list()).toMatchObject([{ ...held, held_until: expect.any(String) }])
    const confirmed = { status: 200, data: { ...held, state: 'confirmed' } }
    const answers = await Promise.all([confirm(id), confirm(id)])
    expect(answers).toMatchObject([confirmed, confirmed])
    expect(answers[0].data).not.toHaveProperty('held_until')
    expect(await release(id)).toMatchObject({ status: 200, data: { state: 'released_by_dealer' } })
    await expect
      .poll(list)
      .toMatchObject([{ state: 'released_by_dealer', deposit_state: 'back', deposit: 200 }])
    expect(await confirm(id)).toMatchObject({ status: 409, data: { code: 'too_late' } })
    const entries = await store.reservations('harbour').ledger({ from: '', to: '9' })
    expect(entries.map(({ kind, account, cents }) => [kind, account, cents])).toEqual([
      ['capture', 'deposits', -20_000],
      ['capture', 'provider', 20_000],
      ['refund', 'deposits', 20_000],
      ['refund', 'provider', -20_000],
    ])
    expect(await audited()).toEqual([
      { action: 'reservation_released', name: 'Sam', reservation: id },
      { action: 'reservation_confirmed', name: 'Sam', reservation: id },
    ])
  })

  test('are not seen before the bank has set the deposit aside (Spec 9.19)', async () => {
    const { reserve, list, confirm, release, audited } = await world()
    const id = await reserve('one', false)
    expect(await list()).toEqual([])
    for (const decide of [confirm, release]) expect((await decide(id)).status).toBe(404)
    expect((await store.reservations('harbour').reservation(id))?.stage).toBe('claimed')
    expect(await audited()).toEqual([])
  })

  test('beside them what was paid online, as it was asked for: it is given back by its people alone (Spec 2.12, D39)', async () => {
    const { pay, list, release } = await world()
    await pay('a-payment')
    const paid = {
      id: 'a-payment',
      reference: expect.stringMatching(/^M-/),
      asked: { purpose: 'invoice', number: 'INV-204' },
      state: 'confirmed',
      deposit_state: 'paid',
      deposit: 1250.5,
    }
    expect((await list())[0]).toMatchObject(paid)
    expect(await release('a-payment')).toMatchObject({ status: 200 })
    await expect
      .poll(list)
      .toMatchObject([{ ...paid, state: 'released_by_dealer', deposit_state: 'back' }])
  })
})
