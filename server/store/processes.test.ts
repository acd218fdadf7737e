import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEngines, type TestDatabase } from './engines.fixture.ts'
import { leadCreated, minutesLater, newLead } from './new-lead.fixture.ts'
import { openStore, type Store } from './store.ts'

/** Of `delivery-process.fixture.ts`. */
interface Claim {
  readonly claimed: readonly string[]
}

interface Report {
  readonly ready?: true
  readonly seen?: string
  readonly written?: string
  readonly version?: number
  readonly at: number
}

describeOnEngines('two processes on one database', (engine) => {
  let database: TestDatabase
  let processes: ChildProcess[]

  beforeEach(async () => {
    database = await engine.fresh()
    const file = join(import.meta.dirname, 'stock-process.fixture.ts')
    processes = [1, 2].map(() => fork(file, [database.location]))
    await Promise.all(processes.map((child) => once(child, 'message')))
  })
  afterEach(async () => {
    for (const child of processes) child.kill('SIGKILL')
    await database[Symbol.asyncDispose]()
  })

  /** The first report of this kind about a tenant. */
  async function reportOf(
    child: ChildProcess,
    kind: 'seen' | 'written',
    tenant: string,
  ): Promise<Report> {
    for await (const [report] of on(child, 'message') as AsyncIterable<[Report]>) {
      if (report[kind] === tenant) return report
    }
    throw new Error('the process ended')
  }

  test('see each other’s imports', async () => {
    const [first, second] = processes
    if (!first || !second) throw new Error('expected two processes')
    for (const [writer, reader, tenant] of [
      [first, second, 'harbour'],
      [second, first, 'kiwi'],
    ] as const) {
      const [written, seen] = [
        reportOf(writer, 'written', tenant),
        reportOf(reader, 'seen', tenant),
      ]
      writer.send(tenant)
      expect(await seen).toMatchObject({ version: 1 })
      const ms = (await seen).at - (await written).at
      console.log(`${engine.name}: another process saw an import after ${ms} ms`)
    }
  })
})

describeOnEngines('two workers on one database', (engine) => {
  let database: TestDatabase
  let store: Store
  let workers: ChildProcess[]

  beforeEach(async () => {
    database = await engine.fresh()
    store = await openStore(database.location)
    const file = join(import.meta.dirname, 'delivery-process.fixture.ts')
    workers = [1, 2].map(() => fork(file, [database.location]))
    await Promise.all(workers.map((child) => once(child, 'message')))
  })
  afterEach(async () => {
    for (const child of workers) child.kill('SIGKILL')
    await store.close()
    await database[Symbol.asyncDispose]()
  })

  /** What the worker claims at a time. */
  async function claimOf(worker: ChildProcess, now: string): Promise<readonly string[]> {
    const answer = once(worker, 'message') as Promise<[Claim]>
    worker.send(now)
    const [{ claimed }] = await answer
    return claimed
  }

  test('one takes over what the other was sending when it was killed, once its lease ends (D23)', async () => {
    const [first, second] = workers
    if (!first || !second) throw new Error('expected two workers')
    await store.leads('harbour').save(newLead({ id: 'a' }))
    expect(await claimOf(first, leadCreated)).toEqual(['a-1', 'a-2'])
    first.kill('SIGKILL')
    expect(await claimOf(second, minutesLater(0.5))).toEqual([])
    expect(await claimOf(second, minutesLater(1))).toEqual(['a-1', 'a-2'])
  })
})
