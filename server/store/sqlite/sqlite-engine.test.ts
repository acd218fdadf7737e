import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kyselyStore } from '../queries/kysely-store.ts'
import { openStore } from '../store.ts'
import { sqliteEngine } from './sqlite-engine.ts'

let directory: string
let file: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'))
  file = join(directory, 'forecourt.db')
})
afterEach(async () => {
  await chmod(directory, 0o700)
  await rm(directory, { recursive: true })
})

const row = {
  tenant: 'harbour',
  id: '1',
  slug: 'a',
  feed: 'demo',
  dealership: null,
  hash: 'x',
  format: 1,
  body: '{}',
  created: '2026-03-01T00:00:00.000Z',
  changed: '2026-03-01T00:00:00.000Z',
}

/** The database under a store, its schema up to date. */
async function opened() {
  const engine = await sqliteEngine(file, 0)
  const { close } = await kyselyStore(engine)
  return { db: engine.db, close }
}

describe('opening', () => {
  test('creates the file, whose data survives a restart', async () => {
    const count = { day: '2026-03-01', event: 6, carId: '', count: 1 }
    const first = await openStore(file)
    await first.events('harbour').add([count])
    await first.close()
    const second = await openStore(file)
    const days = { from: count.day, to: count.day }
    expect(await second.events('harbour').counts(days)).toEqual([count])
    await second.close()
  })

  test('four processes may create the same file concurrently', async () => {
    const child = join(import.meta.dirname, '../open-store.fixture.ts')
    const exits = await Promise.all(
      [1, 2, 3, 4].map(async () => (await once(fork(child, [file]), 'exit'))[0]),
    )
    expect(exits).toEqual([0, 0, 0, 0])
  })

  test('reports a data directory that does not exist', async () => {
    await expect(openStore(join(directory, 'no', 'x.db'))).rejects.toMatchObject({
      code: 'missing_directory',
      message: expect.stringContaining(`${join(directory, 'no')} does not exist`),
    })
  })

  test('refuses a file that is not a database', async () => {
    await writeFile(file, 'make,model\n'.repeat(200))
    await expect(openStore(file)).rejects.toMatchObject({ code: 'not_a_database' })
  })

  test('refuses a database of a newer version of the program', async () => {
    const store = await opened()
    await sql`insert into kysely_migration (name, timestamp) values ('2999-later', 'x')`.execute(
      store.db,
    )
    await store.close()
    await expect(openStore(file)).rejects.toMatchObject({
      code: 'newer_schema',
      message: expect.stringContaining('2999-later'),
    })
  })
})

describe('writing', () => {
  test('a failed transaction leaves nothing', async () => {
    const store = await opened()
    const failing = store.db.transaction().execute(async (tx) => {
      await tx.insertInto('car').values(row).execute()
      await tx.insertInto('car').values(row).execute()
    })
    await expect(failing).rejects.toMatchObject({ code: 'exists' })
    expect(await store.db.selectFrom('car').selectAll().execute()).toEqual([])
    await store.close()
  })

  test('a number column refuses text', async () => {
    const store = await opened()
    await expect(
      sql`insert into stock_version values ('t', 'abc', 'x')`.execute(store.db),
    ).rejects.toThrow(/answered with .*INTEGER/)
    await store.close()
  })

  test('a date as the first parameter is stored as ISO text', async () => {
    const store = await opened()
    const answer = await sql<{ at: string }>`select ${new Date(0)} as at`.execute(store.db)
    expect(answer.rows).toEqual([{ at: '1970-01-01T00:00:00.000Z' }])
    await store.close()
  })

  test('reports a full disk where SQLite ended the transaction by itself', async () => {
    const store = await opened()
    await sql`pragma max_page_count = 30`.execute(store.db)
    // A single row has no savepoint: SQLite rolls back the whole transaction.
    const tooMuch = { ...row, body: 'x'.repeat(500_000) }
    const failing = store.db
      .transaction()
      .execute((tx) => tx.insertInto('car').values(tooMuch).execute())
    await expect(failing).rejects.toMatchObject({
      code: 'disk_full',
      message: expect.stringContaining('the disk is full'),
    })
    await store.db.insertInto('car').values(row).execute()
    expect(await store.db.selectFrom('car').select('id').execute()).toEqual([{ id: '1' }])
    await store.close()
  })

  test('reports a full disk and keeps the old rows', async () => {
    const store = await opened()
    await store.db.insertInto('car').values(row).execute()
    await sql`pragma max_page_count = 30`.execute(store.db)
    const tooMuch = { ...row, id: '2', slug: 'b', body: 'x'.repeat(500_000) }
    await expect(store.db.insertInto('car').values(tooMuch).execute()).rejects.toMatchObject({
      code: 'disk_full',
      message: expect.stringContaining('the disk is full'),
    })
    expect(await store.db.selectFrom('car').select('id').execute()).toEqual([{ id: '1' }])
    await store.close()
  })
})
