import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore, type Store } from '../store.ts'
import { openSqlite } from './sqlite.ts'
import { sqliteEngine } from './sqlite-engine.ts'

const TURNS = 50

let directory: string
let file: string
let store: Store

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'))
  file = join(directory, 'forecourt.db')
  store = await openStore(file)
})
afterEach(async () => {
  await store.close()
  await rm(directory, { recursive: true })
})

const writeTo = (written: Store) =>
  written.events('harbour').add([{ day: '2026-03-01', event: 6, carId: '', count: 1 }])

const days = { from: '2026-03-01', to: '2026-03-01' }
const countsOf = (read: Store) => read.events('harbour').counts(days)

/** Holds the write lock as another process does, until it is released. */
function holdLock(): () => void {
  const other = openSqlite(file)
  other.prepare('begin immediate').run([])
  return () => {
    other.prepare('rollback').run([])
    other.close()
  }
}

describe('while another process writes', () => {
  test.each<[string, (written: Store) => Promise<unknown>]>([
    ['a transaction', writeTo],
    [
      'a single statement',
      async () => {
        const { db } = await sqliteEngine(file, 10_000)
        const counted = { tenant: 'harbour', day: '2026-03-01', event: 6, car: '', total: 1 }
        await db.insertInto('event_count').values(counted).execute()
        await db.destroy()
      },
    ],
  ])('%s waits without blocking the event loop, and is done afterwards', async (_, write) => {
    const release = holdLock()
    let isDone = false
    const writing = write(store).then(() => {
      isDone = true
    })
    // If SQLite itself waited, this would be one turn of the event loop, ten seconds long.
    for (let turn = 0; turn < TURNS; turn++) await setImmediate()
    expect(isDone).toBe(false)
    release()
    await writing
    expect(await countsOf(store)).toMatchObject([{ count: 1 }])
  })

  test('a write that gets no lock in time is refused and changes nothing', async () => {
    const hurried = await openStore(file, { lockWaitMs: 0 })
    const release = holdLock()
    await expect(writeTo(hurried)).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringMatching(/is locked: another process was writing .* then repeat\.$/),
    })
    release()
    expect(await countsOf(hurried)).toEqual([])
    await hurried.close()
  })

  test('a reader does not wait', async () => {
    const release = holdLock()
    expect(await countsOf(store)).toEqual([])
    release()
  })
})
