import { beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/units.ts'
import { silentLog } from '../log.fixture.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { testBank } from '../payments/sandbox-bank/sandbox-bank.fixture.ts'
import { ProviderError } from '../providers/provider-call.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { newClaim } from '../store/new-claim.fixture.ts'
import { leadCreated } from '../store/new-lead.fixture.ts'
import type { NewClaim } from '../store/reservation-store.ts'
import { changeOf } from '../store/stock-change.fixture.ts'
import type { Store } from '../store/store.ts'
import { plainLetters } from './plain-letters.fixture.ts'
import { Reservations } from './reservations.ts'

const always = { from: '', to: '9' }
const id = 'a-hold'
const operator = { person: undefined, at: leadCreated, client: undefined }

describeOnEngines('a reservation with its bank', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  /** A bank whose answers can be lost, a server, and a buyer. */
  async function world() {
    const { clock, bank, provider: sandbox, post, later } = await testBank()
    await store.stock('harbour').write(changeOf({ version: 0, ids: ['a-car'] }))
    const lost = new Set<string>()
    const provider: PaymentProvider = { ...sandbox }
    for (const call of ['begin', 'look', 'capture', 'cancel', 'refund'] as const) {
      Object.assign(provider, {
        [call]: async (of: never) => {
          const answer = await sandbox[call](of)
          if (lost.has(call)) throw new ProviderError('late')
          return answer
        },
      })
    }
    const reservations = new Reservations({
      services: { clock: () => clock.now, log: silentLog },
      open: async () => store,
      provider,
      letters: plainLetters,
      accountOf: async () => undefined,
      posted: () => {},
    })
    const kept = store.reservations('harbour')
    const found = async () => {
      const reservation = await kept.reservation(id)
      if (!reservation) throw new Error('expected the reservation')
      return reservation
    }
    return {
      bank,
      clock,
      lost,
      reservations,
      later,
      kept,
      found,
      reserve: (given: Partial<NewClaim> = {}) =>
        reservations.reserve('harbour', {
          ...newClaim({ id, car: 'a-car', now: clock.now.toISOString(), ...given }),
          title: 'A car',
          returnUrl: (of) => `http://harbour.localhost/reservations/${of}`,
          cancelUrl: (of) => `http://harbour.localhost/reservations/${of}`,
        }),
      /** The buyer, on the bank's page. */
      pay: async (fields: Record<string, string> = { card: '4242424242424242', action: 'pay' }) =>
        post((await found()).attempt.url ?? '', fields),
      look: () => reservations.look('harbour', id),
      /** What a server does beside requests, until nothing is due. */
      async goOn() {
        for (;;) {
          const due = await store.allDueReservations(clock.now.toISOString(), 9)
          if (due.length === 0) return
          for (const each of due) await reservations.wake(each.tenant, each.id)
        }
      },
      async end() {
        const { stage, endedWhy, attempt } = await found()
        const entries = await kept.ledger(always)
        const messages = await store.messages('harbour').latest(99)
        return {
          stage: endedWhy ?? stage,
          payment: attempt.state,
          ledger: entries.reduce(
            (sum, { account, cents }) => sum + (account === 'provider' ? cents : 0),
            0,
          ),
          sum: entries.reduce((sum, { cents }) => sum + cents, 0),
          letters: messages.map((each) => each.id.split('-').at(-2)).toSorted(),
        }
      },
    }
  }
  const paid = { stage: 'held', payment: 'captured', ledger: 20_000, sum: 0, letters: ['captured'] }

  test('a buyer pays on the bank’s page and has the car, the dealer a lead (Spec 1.06, 9.19)', async () => {
    const { reserve, pay, look, end } = await world()
    expect(await reserve()).toMatchObject({ state: 'to_bank' })
    expect(await reserve()).toMatchObject({ state: 'to_bank' })
    await pay()
    await look()
    await look()
    expect(await end()).toEqual(paid)
    expect(await reserve()).toMatchObject({
      state: 'known',
      reservation: { stage: 'held', lead: id },
    })
  })

  test.each<readonly [string, readonly string[], unknown]>([
    ['the begin', ['begin'], paid],
    ['the look after paying', ['look'], paid],
    ['the capture', ['capture'], paid],
    ['every one', ['begin', 'look', 'capture'], paid],
  ])(
    'where the answer to %s is lost, the same form and a later look mend it (D31)',
    async (_name, calls, expected) => {
      const { reserve, pay, look, lost, later, goOn, end } = await world()
      for (const call of calls) lost.add(call)
      await reserve()
      lost.delete('begin')
      await reserve()
      await pay()
      await look()
      lost.clear()
      later(10 * MINUTE_MS - 1)
      await goOn()
      expect(await end()).toEqual(expected)
    },
  )

  test.each<readonly [string, Record<string, string>, object]>([
    [
      'is declined',
      { card: '4000000000000002', action: 'pay' },
      { stage: 'declined', payment: 'declined' },
    ],
    ['gives up', { action: 'cancel' }, { stage: 'cancelled', payment: 'cancelled' }],
  ])(
    'who %s at the bank pays nothing, and the car is free (FLOWS 9)',
    async (_name, fields, expected) => {
      const { reserve, pay, look, end, kept } = await world()
      await reserve()
      await pay(fields)
      await look()
      expect(await end()).toEqual({ ...expected, ledger: 0, sum: 0, letters: [] })
      expect(await kept.ofCar('a-car')).toBeUndefined()
    },
  )

  test('who pays after another has claimed the car is given it back, and told (D31)', async () => {
    const { reserve, pay, look, later, end } = await world()
    await reserve()
    const url = pay
    later(10 * MINUTE_MS)
    await url()
    expect(
      await reserve({ id: 'next', account: 'next', address: 'next', key: 'next' }),
    ).toMatchObject({ state: 'to_bank' })
    await look()
    const { payment, ...rest } = await end()
    expect(['voided', 'cancelled']).toContain(payment)
    expect(rest).toMatchObject({ stage: 'timed_out', ledger: 0, sum: 0 })
  })

  test('whose payment is unknown hears within 15 minutes, and is given back what is found later (FLOWS 9)', async () => {
    const { reserve, pay, lost, later, goOn, end, look } = await world()
    await reserve()
    await pay()
    lost.add('look')
    await look()
    later(15 * MINUTE_MS - 1)
    await goOn()
    expect(await end()).toMatchObject({ stage: 'claimed', letters: [] })
    later(1)
    await goOn()
    expect(await end()).toMatchObject({ stage: 'payment_failed', letters: ['failed'] })
    lost.clear()
    later(HOUR_MS)
    await goOn()
    expect(await end()).toEqual({
      stage: 'payment_failed',
      payment: 'voided',
      ledger: 0,
      sum: 0,
      letters: ['failed'],
    })
  })

  // Two days over both changes of daylight time, by the clock of each market; New York's for the American one.
  describe.each([
    ['Brisbane, without', '2026-10-03T12:00:00.000Z'],
    ['Sydney, to daylight time', '2026-10-03T02:00:00.000Z'],
    ['Sydney, back', '2026-04-04T02:00:00.000Z'],
    ['Auckland, to daylight time', '2026-09-26T02:00:00.000Z'],
    ['Auckland, back', '2026-04-04T01:00:00.000Z'],
    ['New York, to daylight time', '2026-03-07T12:00:00.000Z'],
    ['New York, back', '2026-10-31T12:00:00.000Z'],
  ])('for 48 hours in %s', (_name, from) => {
    async function heldOne() {
      const made = await world()
      made.clock.now = new Date(from)
      await made.reserve()
      await made.pay()
      await made.look()
      expect(await made.end()).toEqual(paid)
      return made
    }

    test('is reminded of at 42, and lapses and is given back at 48 (Spec 9.19, D31)', async () => {
      const { later, goOn, end, found, kept } = await heldOne()
      expect((await found()).heldUntil).toBe(
        new Date(Date.parse(from) + 48 * HOUR_MS).toISOString(),
      )
      later(42 * HOUR_MS - 1)
      await goOn()
      expect((await end()).letters).toEqual(['captured'])
      later(1)
      await goOn()
      expect(await end()).toEqual({ ...paid, letters: ['captured', 'reminder'] })
      later(6 * HOUR_MS - 1)
      await goOn()
      expect((await end()).stage).toBe('held')
      later(1)
      await goOn()
      const letters = ['captured', 'lapsed', 'refunded', 'reminder']
      expect(await end()).toEqual({
        stage: 'lapsed',
        payment: 'refunded',
        ledger: 0,
        sum: 0,
        letters,
      })
      expect(await kept.ofCar('a-car')).toBeUndefined()
    })

    test('stays when it is confirmed, until its buyer cancels it (Spec 9.19, D31)', async () => {
      const { later, goOn, end, reservations } = await heldOne()
      later(48 * HOUR_MS - 1)
      expect(await reservations.confirm('harbour', id, operator)).toBe(true)
      later(48 * HOUR_MS)
      await goOn()
      expect((await end()).stage).toBe('confirmed')
      expect(await reservations.release('harbour', id, 'buyer')).toBe(true)
      // The release itself sees to the refund, beside its answer.
      await expect.poll(end, { timeout: 10_000 }).toMatchObject({
        stage: 'released_by_buyer',
        payment: 'refunded',
        ledger: 0,
      })
      expect(await reservations.confirm('harbour', id, operator)).toBe(false)
    })
  })
})
