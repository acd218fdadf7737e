import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordingLog } from '../log.fixture.ts'
import type { Attempt, ClaimedDelivery, Destination } from '../store/delivery-store.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { leadCreated, mail, minutesLater, newLead, webhook } from '../store/new-lead.fixture.ts'
import {
  messageContent,
  newMessage,
  storeMessages,
  testKeyring,
} from '../store/new-message.fixture.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { localSender } from './outbox/local-sender.ts'
import type { Sender } from './sender.ts'
import { DeliveryWorker, type DeliveryWorkerOptions } from './worker.ts'

const done: Attempt = { at: leadCreated, ms: 1, outcome: 'done', status: 204 }
const refused: Attempt = { at: leadCreated, ms: 1, outcome: 'refused', status: 404 }

/** A sender whose attempts end when the test says so. */
function heldSender() {
  const begun: { delivery: ClaimedDelivery; end: (attempt: Attempt) => void }[] = []
  const sender: Sender = {
    send: (delivery) => new Promise((end) => begun.push({ delivery, end })),
  }
  return { sender, begun }
}

describeOnEngines('the worker of deliveries', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let leads: LeadStore
  let workers: DeliveryWorker[]

  beforeAll(async () => {
    store = await database.open()
    leads = store.leads('harbour')
  })
  beforeEach(() => {
    workers = []
  })
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.close(0)))
  })

  /** A started worker over the test's store; `state.now` is its clock. */
  function worker(options: Partial<DeliveryWorkerOptions> = {}) {
    const state = { now: leadCreated }
    const { log, logged } = recordingLog()
    const sent: string[] = []
    const sender: Sender = {
      send: async ({ id }) => {
        sent.push(id)
        return done
      },
    }
    const made = new DeliveryWorker({
      open: async () => store,
      log,
      pollMs: 5,
      clock: () => new Date(state.now),
      senders: { webhook: sender, mail: sender },
      fallbackOf: async () => undefined,
      random: () => 0.999_999,
      ...options,
    })
    workers.push(made)
    made.start()
    return { worker: made, state, logged, sent }
  }
  const statesOf = async (lead: string) =>
    (await leads.deliveries(lead)).map(({ id, state }) => `${id} ${state}`)

  test('sends what was stored before its start and after, each once (D23)', async () => {
    await leads.save(newLead({ id: 'a' }))
    const { sent, worker: own } = worker({ pollMs: 60_000 })
    await expect.poll(() => statesOf('a')).toEqual(['a-1 done', 'a-2 done'])
    await leads.save(newLead({ id: 'b' }))
    own.wake()
    await expect.poll(() => statesOf('b')).toEqual(['b-1 done', 'b-2 done'])
    expect(sent.toSorted()).toEqual(['a-1', 'a-2', 'b-1', 'b-2'])
  })

  test('stores what came of an attempt that ends after others were stored (D23)', async () => {
    await leads.save(newLead({ id: 'a' }))
    const held = heldSender()
    worker({ senders: { webhook: { send: async () => done }, mail: held.sender } })
    await expect.poll(() => statesOf('a')).toEqual(['a-1 done', 'a-2 waiting'])
    for (const { end } of held.begun) end(done)
    await expect.poll(() => statesOf('a')).toEqual(['a-1 done', 'a-2 done'])
  })

  test('finds by itself what another process stored', async () => {
    worker()
    await leads.save(newLead({ id: 'a' }))
    await expect.poll(() => statesOf('a')).toEqual(['a-1 done', 'a-2 done'])
  })

  test('before its start sends nothing', async () => {
    await leads.save(newLead({ id: 'a' }))
    const { sender, begun } = heldSender()
    const { log } = recordingLog()
    const idle = new DeliveryWorker({
      open: async () => store,
      senders: { webhook: sender },
      log,
      clock: () => new Date(leadCreated),
      fallbackOf: async () => undefined,
    })
    idle.wake()
    await idle.close()
    expect(begun).toEqual([])
    expect(await leads.deliveries('a')).toMatchObject([{ tries: 0 }, { tries: 0 }])
  })

  test('two workers on one database send each delivery once (D23)', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `lead-${at}`)
    for (const id of ids) await leads.save(newLead({ id }))
    const [one, two] = [worker(), worker()]
    await expect
      .poll(() => store.countAllDeliveries(leadCreated))
      .toMatchObject({ waiting: 0, failed: 0 })
    const sent = [...one.sent, ...two.sent]
    expect(new Set(sent).size).toBe(24)
    expect(sent).toHaveLength(24)
  })

  test('a hanging receiver delays no other dealer (D23)', async () => {
    const held = heldSender()
    for (let at = 0; at < 50; at++) {
      await leads.save(newLead({ id: `hanging-${at}`, destinations: [webhook] }))
    }
    const url = 'https://other.example.com/'
    const other: Destination = { kind: 'webhook', url, secret: 'other' }
    const isOther = ({ destination }: ClaimedDelivery) =>
      destination.kind === 'webhook' && destination.url === url
    const sender: Sender = {
      send: async (delivery, signal) =>
        isOther(delivery) ? done : held.sender.send(delivery, signal),
    }
    worker({ senders: { webhook: sender } })
    const kiwi = store.leads('kiwi')
    await kiwi.save(newLead({ id: 'a', destinations: [other] }))
    await expect.poll(() => kiwi.deliveries('a')).toMatchObject([{ state: 'done' }])
    expect(held.begun).toHaveLength(2)
  })

  test('kinds that it cannot send wait, and cost no attempt (D23)', async () => {
    await leads.save(newLead({ id: 'a' }))
    const { sent } = worker({ senders: { webhook: { send: async () => done } } })
    await expect.poll(() => statesOf('a')).toEqual(['a-1 done', 'a-2 waiting'])
    expect(sent).toEqual([])
    expect((await leads.deliveries('a'))[1]).toMatchObject({ tries: 0, attempts: [] })
  })

  describe('an attempt that fails', () => {
    test('is made again when its pause is over, with the same id (D23)', async () => {
      await leads.save(newLead({ id: 'a', destinations: [webhook] }))
      const attempts = [{ ...done, outcome: 'failed' as const, status: 503 }, done]
      const ids: string[] = []
      const send = async ({ id }: ClaimedDelivery) => {
        ids.push(id)
        return attempts.shift() ?? refused
      }
      const { state, worker: own } = worker({ senders: { webhook: { send } } })
      const nextAt = minutesLater(0.5)
      await expect.poll(() => leads.deliveries('a')).toMatchObject([{ nextAt, state: 'waiting' }])
      state.now = nextAt
      await expect.poll(() => statesOf('a')).toEqual(['a-1 done'])
      expect(ids).toEqual(['a-1', 'a-1'])
      expect(own.stats().attempts).toEqual([
        { kind: 'webhook', outcome: 'failed', count: 1 },
        { kind: 'webhook', outcome: 'done', count: 1 },
      ])
    })

    test('for good is logged without the lead, and the lead is mailed instead; sent again by hand it keeps its id, the key of each attempt (D23, WORKSPACE 11.14)', async () => {
      await leads.save(newLead({ id: 'a', destinations: [webhook] }))
      const ids: string[] = []
      const send = async ({ id }: ClaimedDelivery) => {
        ids.push(id)
        return ids.length > 3 ? done : refused
      }
      const { state, logged } = worker({
        senders: { webhook: { send } },
        fallbackOf: async () => mail,
      })
      for (const minutes of [5, 35]) {
        const nextAt = minutesLater(minutes)
        await expect.poll(() => leads.deliveries('a')).toMatchObject([{ nextAt }])
        state.now = nextAt
      }
      await expect.poll(() => statesOf('a')).toEqual(['a-1 failed', 'a-1-instead waiting'])
      expect(logged).toEqual([
        {
          level: 'error',
          event: 'delivery_failed',
          tenant: 'harbour',
          lead: 'a',
          delivery: 'a-1',
          kind: 'webhook',
          tries: 3,
          outcome: 'refused',
          status: 404,
        },
      ])
      const [failed] = await leads.deliveries('a')
      expect(failed?.attempts).toHaveLength(3)
      expect(await leads.resend('a-1', state.now)).toBe(true)
      await expect.poll(() => statesOf('a')).toEqual(['a-1 done', 'a-1-instead waiting'])
      expect(ids).toEqual(['a-1', 'a-1', 'a-1', 'a-1'])
    })

    test('because its sender never ends it, is given up in time', async () => {
      await leads.save(newLead({ id: 'a', destinations: [webhook] }))
      const held = heldSender()
      worker({ senders: { webhook: held.sender }, sendWithinMs: 20 })
      const attempts = [{ outcome: 'failed', excerpt: 'The attempt took too long' }]
      await expect.poll(() => leads.deliveries('a')).toMatchObject([{ attempts }])
    })

    test('by a fault of the program is a failure whose log has nothing that was sent', async () => {
      await leads.save(newLead({ id: 'a', destinations: [webhook] }))
      const send = () => Promise.reject(new TypeError('sam@example.com'))
      const { logged } = worker({ senders: { webhook: { send } } })
      const attempts = [{ outcome: 'failed', excerpt: 'The attempt threw: TypeError' }]
      await expect.poll(() => leads.deliveries('a')).toMatchObject([{ attempts }])
      expect(JSON.stringify(logged)).toContain('delivery_attempt_threw')
      expect(JSON.stringify(logged)).not.toContain('sam@example.com')
    })
  })

  describe('a message', () => {
    const add = (...given: Parameters<typeof newMessage>[0][]) =>
      storeMessages(database.location(), ...given.map(newMessage))
    const messages = () => store.messages('harbour').latest(9)
    const expiresAt = minutesLater(1)

    test('is sent once, and its content is wiped then', async () => {
      await add({ id: 'm' })
      const sent: ClaimedDelivery[] = []
      const send = async (delivery: ClaimedDelivery) => {
        sent.push(delivery)
        return done
      }
      worker({ senders: { sms: { send } } })
      await expect.poll(messages).toMatchObject([{ id: 'm', delivery: { state: 'done' } }])
      expect(sent).toMatchObject([{ id: 'm', message: { content: expect.any(String) } }])
      expect(await messages()).toMatchObject([{ content: undefined }])
    })

    test('that expired before it was sent is dropped, and wiped', async () => {
      await add({ id: 'm', expiresAt: leadCreated })
      const held = heldSender()
      const { logged } = worker({ senders: { sms: held.sender } })
      const attempts = [{ outcome: 'failed', excerpt: 'It expired before it was sent' }]
      await expect
        .poll(messages)
        .toMatchObject([{ content: undefined, delivery: { state: 'failed', attempts } }])
      expect(held.begun).toEqual([])
      expect(logged).toMatchObject([{ event: 'delivery_failed', delivery: 'm', kind: 'sms' }])
    })

    test('that nobody can send is dropped when it expires', async () => {
      await add({ id: 'm', expiresAt })
      const { state } = worker()
      state.now = expiresAt
      await expect.poll(messages).toMatchObject([{ content: undefined }])
    })

    test('that would be tried again after its time is dropped at once', async () => {
      await add({ id: 'm', expiresAt })
      const failed: Attempt = { ...done, outcome: 'failed', status: 503 }
      const { state } = worker({ senders: { sms: { send: async () => failed } } })
      const waiting = { content: expect.any(String), delivery: { nextAt: minutesLater(0.5) } }
      await expect.poll(messages).toMatchObject([waiting])
      // The next pause is of a minute.
      state.now = minutesLater(0.5)
      await expect
        .poll(messages)
        .toMatchObject([{ content: undefined, delivery: { state: 'failed' } }])
    })

    test('whose sender is slow is broken off when it expires', async () => {
      await add({ id: 'm', expiresAt: new Date(Date.parse(leadCreated) + 30).toISOString() })
      const held = heldSender()
      worker({ senders: { sms: held.sender } })
      await expect
        .poll(messages)
        .toMatchObject([
          { delivery: { state: 'failed', attempts: [{ excerpt: 'The attempt took too long' }] } },
        ])
    })

    test('that fails for good is mailed to nobody', async () => {
      await add({ id: 'm' })
      const asked: unknown[] = []
      const fallbackOf = async (delivery: unknown) => {
        asked.push(delivery)
        return mail
      }
      const { state } = worker({ senders: { sms: { send: async () => refused } }, fallbackOf })
      for (const minutes of [5, 35]) {
        const nextAt = minutesLater(minutes)
        await expect.poll(messages).toMatchObject([{ delivery: { nextAt } }])
        state.now = nextAt
      }
      await expect.poll(messages).toMatchObject([{ delivery: { state: 'failed' } }])
      expect([asked, (await messages()).length]).toEqual([[], 1])
    })

    test('in the outbox of development is kept and said in the log, in production neither', async () => {
      const at = () => new Date(leadCreated)
      await add({ id: 'm' })
      const { log, logged } = recordingLog()
      const said = { log, keyring: testKeyring }
      worker({ senders: { sms: localSender({ clock: at, said }) }, keepsContent: true })
      await expect.poll(messages).toMatchObject([{ delivery: { state: 'done' } }])
      const destination = { kind: 'sms', to: '+61491570006' }
      expect(logged).toEqual([
        {
          level: 'info',
          event: 'message_in_outbox',
          tenant: 'harbour',
          destination,
          ...messageContent,
        },
      ])
      expect(await messages()).toMatchObject([{ content: expect.any(String) }])

      await workers.pop()?.close()
      await add({ id: 'n', created: minutesLater(-1) })
      worker({ senders: { sms: localSender({ clock: at }) }, log })
      await expect.poll(messages).toMatchObject([{}, { content: undefined }])
      expect(logged).toHaveLength(1)
    })
  })

  describe('the end of the process', () => {
    test('waits for attempts under way and stores what came of them (D23)', async () => {
      await leads.save(newLead({ id: 'a', destinations: [webhook] }))
      const held = heldSender()
      const { worker: own } = worker({ senders: { webhook: held.sender } })
      await expect.poll(() => held.begun).toHaveLength(1)
      const closing = own.close(60_000)
      held.begun[0]?.end(done)
      await closing
      expect(await statesOf('a')).toEqual(['a-1 done'])
    })

    test('breaks off what takes longer, and another worker makes the attempt at once', async () => {
      await leads.save(newLead({ id: 'a', destinations: [webhook] }))
      const held = heldSender()
      const { worker: own } = worker({ senders: { webhook: held.sender } })
      await expect.poll(() => held.begun).toHaveLength(1)
      await own.close(200)
      expect(await leads.deliveries('a')).toMatchObject([
        { state: 'waiting', nextAt: leadCreated, tries: 0, attempts: [] },
      ])
      worker()
      await expect.poll(() => statesOf('a')).toEqual(['a-1 done'])
    })
  })

  describe('while the store fails', () => {
    /** A worker whose store rejects with the cause until it is cleared. */
    function failing(cause: Error, options: Partial<DeliveryWorkerOptions> = {}) {
      const failure: { cause: Error | undefined; times: number } = { cause, times: 0 }
      const open = async () => {
        failure.times += 1
        if (failure.cause) throw failure.cause
        return store
      }
      return { failure, ...worker({ open, ...options }) }
    }

    test('it is said once, and sending goes on when the store works again', async () => {
      await leads.save(newLead({ id: 'a' }))
      const { failure, logged } = failing(new Error('no disk'))
      await expect.poll(() => failure.times).toBeGreaterThan(3)
      failure.cause = undefined
      await expect.poll(() => statesOf('a')).toEqual(['a-1 done', 'a-2 done'])
      const cause = expect.stringContaining('no disk')
      expect(logged).toEqual([{ level: 'error', event: 'deliveries_stopped', cause }])
    })

    test('an import that holds the lock is no failure', async () => {
      const { failure, logged } = failing(new StoreError('locked', 'forecourt.db', 'busy'))
      await expect.poll(() => failure.times).toBeGreaterThan(3)
      expect(logged).toEqual([])
    })

    test('what was sent is stored later, and not sent again', async () => {
      await leads.save(newLead({ id: 'a', destinations: [webhook] }))
      const held = heldSender()
      const { failure } = failing(new Error('no disk'), { senders: { webhook: held.sender } })
      failure.cause = undefined
      await expect.poll(() => held.begun).toHaveLength(1)
      failure.cause = new Error('no disk again')
      held.begun[0]?.end(done)
      const before = failure.times
      await expect.poll(() => failure.times).toBeGreaterThan(before + 3)
      failure.cause = undefined
      await expect.poll(() => statesOf('a')).toEqual(['a-1 done'])
      expect(held.begun).toHaveLength(1)
    })
  })

  test('counts what waits, for the metrics', async () => {
    await leads.save(newLead({ id: 'a', created: minutesLater(-1) }))
    const { worker: own } = worker({ senders: {} })
    await expect
      .poll(() => own.stats().stored)
      .toEqual({ waiting: 2, due: 2, failed: 0, oldestSeconds: 60 })
  })
})
