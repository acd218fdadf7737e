import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { raiseStockVersion, stockVersion } from './stock-version.ts'
import { openStore, type Store } from './store.ts'

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
  written.db
    .transaction()
    .execute((tx) => raiseStockVersion(tx, 'harbour', '2026-03-01T00:00:00.000Z'))

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
      (written) =>
        written.db
          .insertInto('stock_version')
          .values({ tenant: 'harbour', version: 1, changed_at: 'x' })
          .execute(),
    ],
  ])('%s waits without standing in the way of others and is done after it', async (_, write) => {
    const release = holdLock()
    let isDone = false
    const writing = write(store).then(() => {
      isDone = true
    })
    // Would be one turn of the event loop, ten seconds long, if SQLite waited by itself.
    for (let turn = 0; turn < TURNS; turn++) await setImmediate()
    expect(isDone).toBe(false)
    release()
    await writing
    expect(await stockVersion(store, 'harbour')).toBe(1)
  })

  test('a write that cannot have its turn in time says so and changes nothing', async () => {
    const hurried = await openStore(file, { lockWaitMs: 0 })
    const release = holdLock()
    await expect(writeTo(hurried)).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringMatching(/is locked: another process was writing .* then repeat\.$/),
    })
    release()
    expect(await stockVersion(hurried, 'harbour')).toBe(0)
    await hurried.close()
  })

  test('a reader waits for nothing', async () => {
    const release = holdLock()
    expect(await stockVersion(store, 'harbour')).toBe(0)
    release()
  })
})
