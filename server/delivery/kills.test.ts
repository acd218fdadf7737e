import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFullTest } from '../../scripts/test-extent.ts'
import { killedProcesses, momentCounts } from '../killed-processes.fixture.ts'
import { describeOnEngines, type TestDatabase } from '../store/engines.fixture.ts'
import { newLead } from '../store/new-lead.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import type { FromProcess, ToProcess } from './kills-process.fixture.ts'
import { type Receiver, receiver } from './receiver.fixture.ts'

/** Each moment once, in a full test ten times. */
const KILLS = isFullTest ? 40 : 4
const LEADS_EACH_ROUND = 8
/** Beyond every lease and the first pauses between attempts. */
const ROUND_MS = 10 * 60 * 1000

/** The moments at which a process is killed. */
const moments = ['submitted', 'answered', 'received', 'replied'] as const

describeOnEngines('processes that are killed at any moment', (engine) => {
  let database: TestDatabase
  let store: Store
  let crm: Receiver
  let processes: Awaited<ReturnType<typeof started>>
  const { note, count, until, of } = momentCounts(moments)
  /** Ids of deliveries that the receiver has taken, with how often. */
  const taken = new Map<string, number>()
  /** Ids of leads by their idempotency keys. */
  const answered = new Map<string, string>()
  let isReceiverHealthy = false

  beforeEach(async () => {
    database = await engine.fresh()
    store = await openStore(database.location)
    taken.clear()
    answered.clear()
    isReceiverHealthy = false
    crm = await receiver((response, { body }) => reply(response, JSON.parse(body).id))
    processes = await started()
  })
  afterEach(async () => {
    processes[Symbol.dispose]()
    await crm[Symbol.asyncDispose]()
    await store.close()
    await database[Symbol.asyncDispose]()
  })

  /** Takes most, is busy for some, and hangs up on some that it has taken. */
  function reply(response: ServerResponse, id: string): void {
    note('received')
    const turn = isReceiverHealthy ? 0 : count('received') % 7
    if (turn === 3) response.writeHead(503).end()
    else {
      taken.set(id, (taken.get(id) ?? 0) + 1)
      if (turn === 5) response.destroy()
      else response.writeHead(200).end()
    }
    note('replied')
  }

  const started = () =>
    killedProcesses<ToProcess, FromProcess>({
      file: join(import.meta.dirname, 'kills-process.fixture.ts'),
      args: [database.location],
      onAnswer({ key, id }) {
        answered.set(key, id)
        note('answered')
      },
    })

  /** Submits a lead by its key; the id is another at each attempt, as a server makes it. */
  function submit(to: (message: ToProcess) => void, key: string, round: number): void {
    const webhook = { kind: 'webhook', url: crm.url, secret: 'crm' } as const
    const id = `${key}-in-round-${round}`
    const created = new Date().toISOString()
    to({ lead: newLead({ id, key, digest: key, created, destinations: [webhook] }) })
    note('submitted')
  }

  test(`${KILLS} kills: every lead is stored once and delivered by one id (D23, D24)`, async () => {
    const keys: string[] = []
    for (let round = 0; round < KILLS; round++) {
      const { toVictim, toOther, toBoth } = processes
      toBoth({ advance: round * ROUND_MS })
      const moment = of(round)
      // Those without an answer are sent again, to the process that lives.
      for (const key of keys) if (!answered.has(key)) submit(toOther, key, round)
      for (let at = 0; at < LEADS_EACH_ROUND; at++) {
        const key = `submission-${round}-${at}`
        keys.push(key)
        submit(at % 4 ? toVictim : toOther, key, round)
      }
      await moment()
      await processes.kill()
    }

    isReceiverHealthy = true
    for (const key of keys) if (!answered.has(key)) submit(processes.toVictim, key, KILLS)
    await until(() => answered.size === keys.length)
    let ahead = KILLS * ROUND_MS
    const left = async () => {
      // What an attempt has just put off is due again, by any clock.
      ahead += ROUND_MS
      processes.toBoth({ advance: ahead })
      const { waiting, failed } = await store.countAllDeliveries(new Date().toISOString())
      return { waiting, failed }
    }
    await expect.poll(left).toEqual({ waiting: 0, failed: 0 })

    const leads = await store.leads('harbour').leads({ limit: 1000 })
    const ids = [...answered.values()].toSorted()
    expect(leads.map(({ id }) => id).toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(KILLS * LEADS_EACH_ROUND)
    expect([...taken.keys()].toSorted()).toEqual(ids.map((id) => `${id}-1`))
  }, 120_000)
})
