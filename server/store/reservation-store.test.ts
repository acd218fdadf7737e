import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { CLAIM_TRIES } from '#domain/reservation/thresholds.ts'
import { isFullTest } from '../../scripts/test-extent.ts'
import { carsOf, describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import { newClaim } from './new-claim.fixture.ts'
import { leadCreated, minutesLater, newLead } from './new-lead.fixture.ts'
import { newMessage } from './new-message.fixture.ts'
import type { Claimed, NewClaim, ReservationStore } from './reservation-store.ts'
import { changeOf } from './stock-change.fixture.ts'
import type { Store } from './store.ts'

const CLAIMS = isFullTest ? 10_000 : 300
const always = { from: '', to: '9' }
const id = 'a-hold'
const heldUntil = minutesLater(48 * 60)
const held = { hold: { stage: 'held', heldUntil }, attempt: 'authorised' } as const
const at = (minutes: number) => ({ now: minutesLater(minutes) })
const ended = (why: 'lapsed' | 'timed_out') => ({ hold: { stage: 'ended', why } }) as const

describeOnEngines('reservations', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let other: Store
  let reservations: ReservationStore

  beforeAll(async () => {
    store = await database.open()
    other = await database.open()
    reservations = store.reservations('harbour')
  })
  beforeEach(() => addCars('a-car'))

  async function addCars(...cars: readonly string[]): Promise<void> {
    const stock = store.stock('harbour')
    for (const car of cars) {
      const version = await stock.version()
      await stock.write(changeOf({ version, ids: [car], feed: car }))
    }
  }
  const claim = (given: Partial<NewClaim> = {}) =>
    reservations.claim(newClaim({ id, car: 'a-car', ...given }))
  const next = (given: Partial<NewClaim> = {}) => claim({ id: 'next', ...given })
  const states = (claimed: readonly Claimed[]) => claimed.map(({ state }) => state).toSorted()
  const shown = async (): Promise<readonly (Car['reserved'] | undefined)[]> => {
    const [listed] = await carsOf(store, 'harbour')
    return [
      listed?.reserved ?? false,
      (await store.stock('harbour').car('a-car'))?.reserved ?? false,
    ]
  }

  test('a claim keeps the car for its buyer for ten minutes, as it was seen (D31)', async () => {
    const claimed = await claim()
    expect(claimed).toMatchObject({
      state: 'claimed',
      reservation: { stage: 'claimed', deposit: 200 },
    })
    const stored = await reservations.reservation(id)
    expect(claimed).toEqual({ state: 'claimed', reservation: stored })
    expect(stored).toMatchObject({
      claimedUntil: minutesLater(10),
      terms: 'Held for 48 hours.',
      attempt: { state: 'created', cents: 20_000, currency: 'AUD', url: undefined },
    })
    expect(await reservations.ofCar('a-car')).toEqual(stored)
    expect(await reservations.ofAccount(`account-of-${id}`)).toEqual([stored])
    expect(await shown()).toEqual([false, false])
  })

  test('of fifty who claim one car at once in two processes one gets it (Spec 9.19, D31)', async () => {
    const tries = Array.from({ length: 50 }, (_, n) =>
      (n % 2 ? store : other)
        .reservations('harbour')
        .claim(newClaim({ id: `hold-${n}`, car: 'a-car' })),
    )
    const found = states(await Promise.all(tries))
    expect(found).toEqual([...Array.from({ length: 49 }, () => 'being_paid'), 'claimed'])
  })

  test('the same form twice at once is one reservation (D24, D31)', async () => {
    const both = [
      claim(),
      other
        .reservations('harbour')
        .claim(
          newClaim({ id: 'again', car: 'a-car', account: `account-of-${id}`, key: `key-of-${id}` }),
        ),
    ]
    const found = await Promise.all(both)
    expect(states(found)).toEqual(['claimed', 'known'])
    expect(new Set(found.map((each) => 'reservation' in each && each.reservation.id)).size).toBe(1)
  })

  test.each<readonly [string, Partial<NewClaim>, Claimed['state']]>([
    ['is paying for', {}, 'being_paid'],
    ['is paying for, though it is the same key,', { key: `key-of-${id}` }, 'being_paid'],
    ['themselves claimed', { account: `account-of-${id}` }, 'already_yours'],
    ['no longer pays for after ten minutes', at(10), 'claimed'],
  ])('a car that somebody %s: %o is %s (D31)', async (_name, given, state) => {
    await claim()
    expect((await next(given)).state).toBe(state)
  })

  test('who comes after a claim that is over has the car, and the first one is ended (D31)', async () => {
    await claim()
    await next(at(10))
    expect(await reservations.reservation(id)).toMatchObject({
      stage: 'ended',
      endedWhy: 'timed_out',
    })
    expect(await reservations.settle(id, 1, { ...at(10), ...held })).toBeUndefined()
    expect((await store.allDueReservations(minutesLater(10), 9)).map((due) => due.id)).toEqual([id])
  })

  test.each<readonly [string, Partial<NewClaim>, unknown]>([
    ['a price that is another now', { priceSeen: 1 }, { state: 'price_changed', was: 1 }],
    ['a car that is not here', { car: 'elsewhere' }, { state: 'not_available' }],
    ['a car that is not offered', { isOffered: () => false }, { state: 'not_available' }],
  ])('%s is not claimed (FLOWS 9)', async (_name, given, answer) => {
    expect(await claim(given)).toMatchObject({ ...Object(answer) })
    expect(await reservations.reservations(always)).toEqual([])
  })

  describe.each(['account', 'address'] as const)('one %s', (of) => {
    const whose = { account: { account: 'me' }, address: { address: 'here' } }[of]
    const own = (n: number, minutes = 0) =>
      claim({
        id: `own-${n}`,
        car: `car-${n}`,
        account: `account-${n}`,
        address: `address-${n}`,
        ...at(minutes),
        ...whose,
      })

    test('has two live claims at a time, also of many at once (FLOWS 9)', async () => {
      await addCars('car-0', 'car-1', 'car-2', 'car-3', 'car-4', 'car-5')
      const found = await Promise.all([0, 1, 2, 3, 4].map((n) => own(n)))
      expect(states(found)).toEqual(['claimed', 'claimed', 'too_many', 'too_many', 'too_many'])
      expect(found.find(({ state }) => state === 'too_many')).toEqual({
        state: 'too_many',
        of,
        retryAt: minutesLater(10),
      })
      // Holds are paid for, and do not count.
      const [first] = await reservations.reservations(always)
      await reservations.settle(first?.id ?? '', 1, { ...at(1), ...held })
      expect((await own(5, 2)).state).toBe('claimed')
    })

    test('has ten tries an hour (FLOWS 9)', async () => {
      for (let n = 0; n < CLAIM_TRIES; n++) {
        expect(
          (
            await claim({
              id: `own-${n}`,
              account: `account-${n}`,
              address: `address-${n}`,
              ...whose,
            })
          ).state,
        ).toBe('claimed')
        await reservations.settle(`own-${n}`, 1, { ...at(0), ...ended('timed_out') })
      }
      const retryAt = minutesLater(60)
      expect(await own(99, 59).then(() => next({ ...whose, ...at(59) }))).toEqual({
        state: 'too_many',
        of,
        retryAt,
      })
      expect((await next({ ...whose, ...at(60) })).state).toBe('claimed')
    })
  })

  test(`${CLAIMS} claims of one address, each by an account of its own, block two cars of a stock (Spec 9.19)`, async () => {
    await addCars('car-0', 'car-1', 'car-2', 'car-3')
    let claims = 0
    for (let n = 0; n < CLAIMS; n += 100) {
      const some = Array.from({ length: 100 }, (_, k) =>
        claim({ id: `own-${n + k}`, car: `car-${k % 4}`, address: 'here' }),
      )
      claims += states(await Promise.all(some)).filter((state) => state === 'claimed').length
    }
    expect(claims).toBe(2)
    expect((await next()).state).toBe('claimed')
  }, 600_000)

  describe('a change', () => {
    test('of an older version is not stored (D31)', async () => {
      await claim()
      const both = [reservations, other.reservations('harbour')].map((each) =>
        each.settle(id, 1, { ...at(1), ...held }),
      )
      const done = (await Promise.all(both)).filter((each) => each !== undefined)
      expect(done).toMatchObject([
        { version: 2, stage: 'held', heldAt: minutesLater(1), heldUntil },
      ])
    })

    test('is seen in the stock as long as the car is held, whatever an import says (Spec 9.19)', async () => {
      await claim()
      const versions = [await store.stock('harbour').version()]
      const step = async (version: number, change: Parameters<ReservationStore['settle']>[2]) => {
        await reservations.settle(id, version, change)
        versions.push(await store.stock('harbour').version())
        return shown()
      }
      expect(await step(1, { ...at(1), ...held })).toEqual([true, true])
      expect(await step(2, { ...at(2), hold: { stage: 'confirmed' } })).toEqual([true, true])
      await addCars('a-car')
      expect(await shown()).toEqual([true, true])
      const raised = await store.stock('harbour').version()
      expect(await step(3, { ...at(3), ...ended('lapsed') })).toEqual([false, false])
      expect(versions).toEqual([1, 2, 2, raised + 1])
    })

    test('of money is in the ledger once, and sums to zero', async () => {
      await claim()
      await reservations.settle(id, 1, { ...at(1), ...held })
      await reservations.settle(id, 2, { ...at(2), attempt: 'captured' })
      await reservations.settle(id, 3, { ...at(3), attempt: 'refunded' })
      const entries = await reservations.ledger(always)
      expect(entries.map(({ kind, account, cents }) => [kind, account, cents])).toEqual([
        ['capture', 'deposits', -20_000],
        ['capture', 'provider', 20_000],
        ['refund', 'deposits', 20_000],
        ['refund', 'provider', -20_000],
      ])
      // What was given back before anybody saw that it was paid.
      await reservations.settle(id, 4, { ...at(4), ...ended('lapsed') })
      await next(at(5))
      await reservations.settle('next', 1, { ...at(6), attempt: 'refunded' })
      const all = await reservations.ledger(always)
      expect([all.length, all.reduce((sum, { cents }) => sum + cents, 0)]).toEqual([8, 0])
    })

    test('has its lead and messages, or none of it (D23)', async () => {
      await claim()
      const change = {
        ...at(2),
        attempt: 'captured',
        lead: newLead({ id: 'lead-of-hold' }),
        messages: [newMessage({ id: `${id}-captured-buyer` })],
      } as const
      expect(await reservations.settle(id, 7, change)).toBeUndefined()
      expect(await store.leads('harbour').lead('lead-of-hold')).toBeUndefined()
      expect(await reservations.settle(id, 1, change)).toMatchObject({ lead: 'lead-of-hold' })
      expect(await store.leads('harbour').lead('lead-of-hold')).toBeDefined()
      expect(await store.messages('harbour').latest(9)).toHaveLength(1)
      const strange = { ...at(3), messages: [newMessage({ id: 'a-stranger' })] }
      expect(() => reservations.settle(id, 2, strange)).toThrow('begins with')
    })
  })

  describe('what is due', () => {
    const until = minutesLater(2)
    const take = (minutes: number, of = reservations) =>
      of.takeDue(id, minutesLater(minutes), until)
    const due = async (minutes: number) =>
      (await store.allDueReservations(minutesLater(minutes), 9)).map((each) => each.id)
    const rest = { ...at(1), next: minutesLater(9), looks: 3, version: 1 }

    test('is given to one process, and to another when its lease is over', async () => {
      await claim()
      expect(await due(0)).toEqual([])
      expect(await due(1)).toEqual([id])
      const both = await Promise.all([take(1), take(1, other.reservations('harbour'))])
      expect(both.filter((each) => each !== undefined)).toHaveLength(1)
      expect(await due(1.9)).toEqual([])
      expect(await due(2)).toEqual([id])
    })

    test('is due again when it is said, or at once where something came meanwhile', async () => {
      await claim()
      await take(1)
      await reservations.giveBack(id, until, rest)
      expect([await due(8), await due(9)]).toEqual([[], [id]])
      expect((await take(9))?.looks).toBe(3)
      expect(await reservations.askNow(`${id}-1`, minutesLater(9))).toBe(id)
      await reservations.giveBack(id, until, { ...rest, next: undefined })
      expect(await due(9)).toEqual([id])
      await take(9)
      await reservations.settle(id, 1, { ...at(9), ...ended('lapsed') })
      await reservations.giveBack(id, until, { ...rest, ...at(9), next: undefined })
      expect(await due(9)).toEqual([id])
      await take(9)
      await reservations.giveBack(id, until, { ...rest, next: undefined, version: 2 })
      expect(await due(9_999)).toEqual([])
    })
  })

  test('whose it was is forgotten some time after its end, where nothing is to be done for it (D31)', async () => {
    await claim()
    await reservations.settle(id, 1, { ...at(1), ...ended('timed_out') })
    const buyer = async () => (await reservations.reservation(id))?.account
    // The payment may still come.
    await store.forgetAllEndedBuyers(minutesLater(2))
    expect(await buyer()).toBe(`account-of-${id}`)
    await reservations.takeDue(id, minutesLater(1), minutesLater(2))
    const rest = { ...at(1), next: undefined, looks: 0, version: 2 }
    await reservations.giveBack(id, minutesLater(2), rest)
    await store.forgetAllEndedBuyers(minutesLater(1))
    expect(await buyer()).toBe(`account-of-${id}`)
    await store.forgetAllEndedBuyers(minutesLater(2))
    expect(await buyer()).toBeUndefined()
    expect(await reservations.ofAccount(`account-of-${id}`)).toEqual([])
  })

  test('a buyer who is forgotten leaves the payment, to be ended at once', async () => {
    const phone = '+61491570006'
    const [created, expires] = [leadCreated, minutesLater(5)]
    const accounts = store.accounts('harbour')
    const code = { id: 'code', phone, signature: 's', address: 'a', created, expires, message: 'm' }
    await accounts.addCode(code)
    await accounts.signIn({ code: 'code', newAccount: 'me', tokenHash: 't', created, expires })
    await claim({ account: 'me' })
    const mail = { kind: 'mail', address: 'buyer@example.com' } as const
    const messages = [newMessage({ id: `${id}-captured-buyer`, to: mail })]
    await reservations.settle(id, 1, { ...at(1), ...held, messages })
    await reservations.giveBack(id, minutesLater(2), {
      ...at(1),
      next: undefined,
      looks: 0,
      version: 2,
    })
    await store.personal('harbour').eraseAccount('me', { enquiries: false })
    expect(await reservations.reservation(id)).toMatchObject({ account: undefined, stage: 'held' })
    expect(await store.messages('harbour').latest(9)).toEqual([])
    expect((await store.allDueReservations(leadCreated, 9)).map((each) => each.id)).toEqual([id])
  })
})
