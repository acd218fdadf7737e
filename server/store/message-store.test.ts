import { beforeAll, expect, test } from 'vitest'
import type { DeliveryClaim, MessageDelivery } from './delivery-store.ts'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import type { MessageStore } from './message-store.ts'
import { leadCreated, mail, minutesLater, newLead } from './new-lead.fixture.ts'
import { newMessage, storeMessages } from './new-message.fixture.ts'
import type { Store } from './store.ts'

const claim: DeliveryClaim = {
  worker: 'one',
  now: leadCreated,
  leaseMs: 60_000,
  limit: 20,
  kinds: ['mail', 'webhook', 'sms'],
  perDestination: 2,
}
const attempt = { at: leadCreated, ms: 5, outcome: 'failed', status: 503 } as const

describeOnEngines('messages', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let messages: MessageStore

  beforeAll(async () => {
    store = await database.open()
    messages = store.messages('harbour')
  })
  const add = (...given: Parameters<typeof newMessage>[0][]) =>
    storeMessages(database.location(), ...given.map(newMessage))
  async function claimed(change: Partial<DeliveryClaim> = {}): Promise<MessageDelivery> {
    const [first] = await store.claimAllDeliveries({ ...claim, ...change })
    if (!(first && 'message' in first)) throw new Error('expected a message')
    return first
  }

  test('are claimed with leads, in the order of their time, and carry no lead', async () => {
    const expiresAt = minutesLater(10)
    await add({ id: 'm', created: minutesLater(-2), expiresAt })
    await store.leads('harbour').save(newLead({ id: 'a', destinations: [mail] }))
    await add({
      id: 'n',
      created: minutesLater(-1),
      to: { kind: 'mail', address: 'a@example.com' },
    })
    const found = await store.claimAllDeliveries(claim)
    expect(found.map(({ id }) => id)).toEqual(['m', 'n', 'a-1'])
    expect(found[0]).toEqual({
      tenant: 'harbour',
      id: 'm',
      destination: { kind: 'sms', to: '+61491570006' },
      tries: 1,
      refusals: 0,
      leaseUntil: minutesLater(1),
      message: { id: 'm', created: minutesLater(-2), content: expect.any(String), expiresAt },
    })
    expect(found[1]?.destination).toEqual({ kind: 'mail', to: ['a@example.com'], adf: false })
    expect(await store.leads('harbour').deliveries('')).toEqual([])
  })

  test('are listed, the latest first, with their attempts', async () => {
    await add({ id: 'm', created: minutesLater(-1) }, { id: 'n' }, { id: 'o' })
    const delivery = await claimed({ limit: 1 })
    const next = { state: 'waiting', at: minutesLater(1) } as const
    await store.finishAllDeliveries('one', [{ delivery, attempt, next }])
    expect((await messages.latest(2)).map(({ id }) => id)).toEqual(['o', 'n'])
    expect(await messages.message('m')).toMatchObject({
      id: 'm',
      content: delivery.message.content,
      delivery: { state: 'waiting', nextAt: minutesLater(1), attempts: [attempt] },
    })
    expect(await messages.message('\0')).toBeUndefined()
  })

  test.each([
    ['waiting, has its content', { state: 'waiting', at: leadCreated }, {}, true],
    ['done, has none', { state: 'done' }, {}, false],
    ['done in an outbox that keeps it, has it', { state: 'done' }, { keepsContent: true }, true],
    ['failed, has none', { state: 'failed' }, {}, false],
    ['failed in such an outbox, has none', { state: 'failed' }, { keepsContent: true }, false],
  ] as const)('one that is %s', async (_, next, keeps, isKept) => {
    await add({ id: 'm' }, { id: 'n' })
    const delivery = await claimed({ limit: 1 })
    await store.finishAllDeliveries('one', [{ delivery, attempt, next, ...keeps }])
    expect((await messages.message('m'))?.content !== undefined).toBe(isKept)
    expect((await messages.message('n'))?.content).toBeDefined()
  })

  test('that have expired are claimed even where nobody sends their kind, to be dropped', async () => {
    await add({ id: 'm', expiresAt: minutesLater(10) }, { id: 'n' })
    expect(await store.claimAllDeliveries({ ...claim, kinds: ['mail'] })).toEqual([])
    expect(await claimed({ kinds: ['mail'], now: minutesLater(10) })).toMatchObject({ id: 'm' })
  })

  test('are not sent again on request: their content is gone', async () => {
    await add({ id: 'm' })
    const delivery = await claimed()
    await store.finishAllDeliveries('one', [{ delivery, attempt, next: { state: 'failed' } }])
    expect(await store.leads('harbour').resend('m', minutesLater(9))).toBe(false)
  })

  test('are forgotten after their time with their deliveries and attempts, leads are not', async () => {
    await add({ id: 'm', created: minutesLater(-1) }, { id: 'n', tenant: 'kiwi' })
    await store.leads('harbour').save(newLead({ id: 'a', created: minutesLater(-1) }))
    const deliveries = await store.claimAllDeliveries(claim)
    await store.finishAllDeliveries(
      'one',
      deliveries.map((delivery) => ({ delivery, attempt, next: { state: 'failed' } })),
    )
    await store.forgetAllMessages(leadCreated)
    expect(await messages.latest(9)).toEqual([])
    expect(await store.messages('kiwi').latest(9)).toHaveLength(1)
    expect(await store.leads('harbour').deliveries('a')).toHaveLength(2)
    expect((await store.countAllDeliveries(leadCreated)).failed).toBe(3)
    // Nothing of the attempts is left, which a message of the same id would show.
    await add({ id: 'm' })
    expect((await messages.message('m'))?.delivery.attempts).toEqual([])
  })

  test.each([
    { id: 'with spaces' },
    { id: 'm', created: '2026-11-23' },
    { id: 'm', expiresAt: 'tomorrow' },
  ])('%j is refused, and nothing is stored', async (given) => {
    await expect(add(given)).rejects.toThrow(RangeError)
    expect(await messages.latest(9)).toEqual([])
  })
})
