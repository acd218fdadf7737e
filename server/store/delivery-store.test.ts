import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ClaimedDelivery, DeliveryClaim, DeliveryResult } from './delivery-store.ts'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import type { LeadStore } from './lead-store.ts'
import { leadCreated, mail, minutesLater, newLead, webhook } from './new-lead.fixture.ts'
import type { Store } from './store.ts'

const claim: DeliveryClaim = {
  worker: 'one',
  now: leadCreated,
  leaseMs: 60_000,
  limit: 20,
  kinds: ['mail', 'webhook', 'sms'],
  perDestination: 2,
}
const done = (delivery: ClaimedDelivery): DeliveryResult => ({
  delivery,
  attempt: { at: leadCreated, ms: 12.4, outcome: 'done', status: 204 },
  next: { state: 'done' },
})
const idsOf = (claimed: readonly ClaimedDelivery[]) => claimed.map(({ id }) => id)

describeOnEngines('deliveries', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let other: Store
  let leads: LeadStore

  beforeAll(async () => {
    store = await database.open()
    other = await database.open()
    leads = store.leads('harbour')
  })

  async function claimed(change: Partial<DeliveryClaim> = {}) {
    return store.claimAllDeliveries({ ...claim, ...change })
  }
  async function oneClaimed(change: Partial<DeliveryClaim> = {}): Promise<ClaimedDelivery> {
    const [first] = await claimed(change)
    if (!first) throw new Error('expected a delivery')
    return first
  }

  test('are claimed with their lead and destination, by any process once (D23)', async () => {
    const lead = newLead({ id: 'a' })
    await leads.save(lead)
    const stored = await leads.lead('a')
    const taken = { tenant: 'harbour', tries: 1, refusals: 0, leaseUntil: minutesLater(1) }
    expect(await claimed()).toEqual([
      { ...taken, id: 'a-1', destination: webhook, lead: stored },
      { ...taken, id: 'a-2', destination: mail, lead: stored },
    ])
    expect(await other.claimAllDeliveries({ ...claim, worker: 'two' })).toEqual([])
  })

  test('two workers that claim at once share them without overlap (D23)', async () => {
    const destinations = Array.from({ length: 40 }, (_, at) => ({
      ...webhook,
      url: `https://crm.example.com/${at}`,
    }))
    await leads.save(newLead({ id: 'a', destinations }))
    const both = await Promise.all(
      [store, other, store, other].map((each, worker) =>
        each.claimAllDeliveries({ ...claim, worker: `${worker}`, limit: 10 }),
      ),
    )
    const ids = both.flatMap(idsOf)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(40)
  })

  test('a claimed delivery of a dead worker is taken again, with the same id (D23)', async () => {
    await leads.save(newLead({ id: 'a', destinations: [mail] }))
    await claimed()
    expect(await claimed({ worker: 'two', now: minutesLater(0.99) })).toEqual([])
    const again = await claimed({ worker: 'two', now: minutesLater(1) })
    expect(again).toMatchObject([{ id: 'a-1', tries: 2 }])
  })

  describe('a worker whose lease another took over', () => {
    const failed: DeliveryResult['attempt'] = { at: leadCreated, ms: 5, outcome: 'failed' }
    const wait = (delivery: ClaimedDelivery): DeliveryResult => {
      return { delivery, attempt: failed, next: { state: 'waiting', at: minutesLater(9) } }
    }

    test('changes nothing by a failure (D23)', async () => {
      await leads.save(newLead({ id: 'a', destinations: [mail] }))
      const late = await oneClaimed()
      const own = await oneClaimed({ now: minutesLater(1) })
      await store.finishAllDeliveries('one', [wait(late)])
      await store.finishAllDeliveries('two', [wait(own)])
      const [delivery] = await leads.deliveries('a')
      expect(delivery).toMatchObject({ nextAt: leadCreated, attempts: [] })
      await store.finishAllDeliveries('one', [wait(own), wait(own)])
      expect(await leads.deliveries('a')).toMatchObject([
        { nextAt: minutesLater(9), attempts: [{ ms: 5 }] },
      ])
    })

    test('has delivered what it delivered, once (D23)', async () => {
      await leads.save(newLead({ id: 'a', destinations: [mail] }))
      const late = await oneClaimed()
      const own = await oneClaimed({ now: minutesLater(1), worker: 'two' })
      await store.finishAllDeliveries('one', [done(late)])
      await store.finishAllDeliveries('two', [wait(own)])
      await store.finishAllDeliveries('two', [done(own)])
      expect(await leads.deliveries('a')).toMatchObject([
        { state: 'done', attempts: [{ ms: 12, status: 204 }] },
      ])
    })
  })

  test('at most two of one destination are sent at a time, of others as many (D23)', async () => {
    for (const id of ['a', 'b', 'c']) await leads.save(newLead({ id, destinations: [mail] }))
    await leads.save(newLead({ id: 'd', created: minutesLater(1) }))
    const now = minutesLater(1)
    const [first, ...rest] = await claimed({ now })
    if (!first) throw new Error('expected deliveries')
    expect(idsOf([first, ...rest])).toEqual(['a-1', 'b-1', 'd-1'])
    expect(await claimed({ now, worker: 'two' })).toEqual([])
    await store.finishAllDeliveries('one', [done(first)])
    expect(idsOf(await claimed({ now, worker: 'two' }))).toEqual(['c-1'])
  })

  test('the longest due are first, and only kinds that can be sent', async () => {
    await leads.save(newLead({ id: 'b', created: minutesLater(-1) }))
    await leads.save(newLead({ id: 'a' }))
    expect(await claimed({ kinds: [] })).toEqual([])
    expect(idsOf(await claimed({ kinds: ['webhook'], limit: 1 }))).toEqual(['b-1'])
    expect(idsOf(await claimed({ kinds: ['mail'] }))).toEqual(['b-2', 'a-2'])
  })

  describe('after an attempt', () => {
    const failed = { at: leadCreated, ms: 5, outcome: 'failed', excerpt: 'no\0 answer' } as const
    const refused = { at: leadCreated, ms: 5, outcome: 'refused', status: 404 } as const
    const waiting = { state: 'waiting', at: minutesLater(5) } as const

    beforeEach(() => leads.save(newLead({ id: 'a', destinations: [webhook] })))

    test('a failed one waits until its time, with its history (D23)', async () => {
      const delivery = await oneClaimed()
      await store.finishAllDeliveries('one', [{ delivery, attempt: failed, next: waiting }])
      expect(await claimed({ now: minutesLater(4.99) })).toEqual([])
      expect(await claimed({ now: minutesLater(5) })).toMatchObject([{ tries: 2, refusals: 0 }])
      const attempts = [{ ...failed, excerpt: 'no\u{fffd} answer' }]
      expect(await leads.deliveries('a')).toMatchObject([{ state: 'waiting', tries: 2, attempts }])
    })

    test('refusals in a row are counted, those before another outcome are not', async () => {
      for (const [minute, attempt, refusals] of [
        [0, refused, 0],
        [5, refused, 1],
        [10, failed, 2],
        [15, refused, 0],
        [20, refused, 1],
      ] as const) {
        const delivery = await oneClaimed({ now: minutesLater(minute) })
        expect(delivery.refusals).toBe(refusals)
        const next = { state: 'waiting', at: minutesLater(minute + 5) } as const
        await store.finishAllDeliveries('one', [{ delivery, attempt, next }])
      }
    })

    test('one that was broken off counts for nothing', async () => {
      const delivery = await oneClaimed()
      const next = { state: 'waiting', at: leadCreated } as const
      await store.finishAllDeliveries('one', [{ delivery, next }])
      expect(await leads.deliveries('a')).toMatchObject([{ tries: 0, attempts: [] }])
      expect(await claimed()).toMatchObject([{ tries: 1 }])
    })

    test('one that failed for good sends another in its place, once', async () => {
      const fail = async (now: string) => {
        const delivery = await oneClaimed({ now, kinds: ['webhook'] })
        const result = { delivery, attempt: refused, fallback: mail }
        await store.finishAllDeliveries('one', [{ ...result, next: { state: 'failed' } }])
      }
      await fail(leadCreated)
      const failedFirst = [
        { id: 'a-1', state: 'failed', destination: webhook },
        { id: 'a-1-instead', state: 'waiting', destination: mail },
      ]
      expect(await leads.deliveries('a')).toMatchObject(failedFirst)
      expect(await leads.resend('a-1', minutesLater(1))).toBe(true)
      await fail(minutesLater(1))
      expect(await leads.deliveries('a')).toMatchObject(failedFirst)
    })

    test('any is sent again on request, with the same id and its history', async () => {
      expect(await leads.resend('b-1', leadCreated)).toBe(false)
      const delivery = await oneClaimed()
      expect(await leads.resend('a-1', minutesLater(0.5))).toBe(false)
      await store.finishAllDeliveries('one', [done(delivery)])
      expect(await leads.resend('a-1', minutesLater(2))).toBe(true)
      const again = await oneClaimed({ now: minutesLater(2) })
      expect(again).toMatchObject({ id: 'a-1', tries: 1, refusals: 0 })
      await store.finishAllDeliveries('one', [done(again)])
      expect((await leads.deliveries('a'))[0]?.attempts).toHaveLength(2)
    })

    test('excerpts are forgotten after their time, attempts are not', async () => {
      const delivery = await oneClaimed()
      await store.finishAllDeliveries('one', [{ delivery, attempt: failed, next: waiting }])
      const excerpts = async () =>
        (await leads.deliveries('a')).flatMap(({ attempts }) => attempts.map((one) => one.excerpt))
      await store.forgetAllExcerpts(leadCreated)
      expect(await excerpts()).toEqual(['no\u{fffd} answer'])
      await store.forgetAllExcerpts(minutesLater(1))
      expect(await excerpts()).toEqual([undefined])
    })
  })

  test('a clock that was set back stops nothing (D23)', async () => {
    const dayLater = minutesLater(24 * 60)
    await leads.save(newLead({ id: 'a', created: dayLater, destinations: [mail] }))
    await leads.save(newLead({ id: 'b', created: dayLater, destinations: [webhook] }))
    await claimed({ now: dayLater, kinds: ['mail'] })
    const now = minutesLater(-60)
    expect(idsOf(await claimed({ now, worker: 'two' }))).toEqual(['a-1', 'b-1'])
  })

  test('a worker whose clock is behind leaves another one’s lease alone (D23)', async () => {
    await leads.save(newLead({ id: 'a', destinations: [mail] }))
    await claimed({ now: minutesLater(10) })
    expect(await claimed({ now: leadCreated, worker: 'two' })).toEqual([])
  })

  test('are counted over all tenants', async () => {
    const nothing = { waiting: 0, due: 0, failed: 0, oldest: undefined }
    expect(await store.countAllDeliveries(leadCreated)).toEqual(nothing)
    await leads.save(newLead({ id: 'a', destinations: [mail] }))
    await claimed()
    await leads.save(newLead({ id: 'b', created: minutesLater(1) }))
    await store.leads('kiwi').save(newLead({ id: 'b', created: minutesLater(-1) }))
    const counts = { waiting: 5, due: 2, failed: 0, oldest: minutesLater(-1) }
    expect(await store.countAllDeliveries(leadCreated)).toEqual(counts)
    const delivery = await oneClaimed({ kinds: ['webhook'] })
    const attempt = { at: leadCreated, ms: 1, outcome: 'refused' } as const
    await store.finishAllDeliveries('one', [{ delivery, attempt, next: { state: 'failed' } }])
    expect(await store.countAllDeliveries(leadCreated)).toMatchObject({ waiting: 4, failed: 1 })
  })
})
