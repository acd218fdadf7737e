import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describePostgres, emptyPostgres, type TestDatabase } from '../engines.fixture.ts'
import { kyselyStore } from '../queries/kysely-store.ts'
import { changeOf } from '../stock-change.fixture.ts'
import { openStore } from '../store.ts'
import { postgresEngine } from './postgres-engine.ts'

describePostgres('a PostgreSQL database', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await emptyPostgres()
  })
  afterEach(() => database[Symbol.asyncDispose]())

  /** The database under a store, its schema up to date. */
  async function opened(lockWaitMs = 10_000) {
    const engine = postgresEngine(database.location, lockWaitMs)
    return { db: engine.db, store: await kyselyStore(engine) }
  }

  /** A second connection, as of another process. */
  async function otherConnection(): Promise<Client & AsyncDisposable> {
    const client = new Client({ connectionString: database.location })
    await client.connect()
    return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() })
  }

  const named = (change: Partial<Record<'pathname' | 'password' | 'search' | 'port', string>>) => {
    const url = Object.assign(new URL(database.location), { password: 'hunter2' }, change)
    return url.href
  }

  test('four processes may create the tables concurrently', async () => {
    const child = join(import.meta.dirname, '../open-store.fixture.ts')
    const exits = await Promise.all(
      [1, 2, 3, 4].map(async () => (await once(fork(child, [database.location]), 'exit'))[0]),
    )
    expect(exits).toEqual([0, 0, 0, 0])
    const { store } = await opened()
    expect(await store.stock('harbour').size()).toEqual({ cars: 0, bytes: 0 })
    await store.close()
  })

  test('of a newer version of the program is refused', async () => {
    const { db, store } = await opened()
    await sql`insert into kysely_migration (name, timestamp) values ('2999-later', 'x')`.execute(db)
    await store.close()
    await expect(openStore(database.location)).rejects.toMatchObject({
      code: 'newer_schema',
      message: expect.stringContaining('2999-later'),
    })
  })

  test('still has its data after a restart', async () => {
    const count = { day: '2026-03-01', event: 6, carId: '', count: 2 ** 40 }
    const { store } = await opened()
    await store.events('harbour').add([count])
    await store.close()
    const again = await openStore(database.location)
    const days = { from: count.day, to: count.day }
    expect(await again.events('harbour').counts(days)).toEqual([count])
    await again.close()
  })

  test.each([
    ['that does not exist', { pathname: 'none' }, 'missing_database', 'The database none on'],
    ['on a machine that does not answer', { search: '', port: '1' }, 'unreachable', 'localhost:1'],
  ])('%s is reported without its password', async (_, change, code, words) => {
    const failure = await openStore(named(change)).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'StoreError', code })
    expect(failure).toMatchObject({ message: expect.stringContaining(words) })
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('hunter2')
  })

  test('an import waits for another one of the same tenant only', async () => {
    const { store } = await opened()
    await using other = await otherConnection()
    await other.query(
      `begin; select pg_advisory_xact_lock(hashtextextended('stock of harbour', 0))`,
    )
    expect(await store.stock('kiwi').write(changeOf({ version: 0, ids: ['a'] }))).toBe(true)
    let isWritten = false
    const writing = store
      .stock('harbour')
      .write(changeOf({ version: 0, ids: ['a'] }))
      .then(() => {
        isWritten = true
      })
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
    while ((await other.query(waiting)).rowCount === 0);
    expect(isWritten).toBe(false)
    await other.query('commit')
    await writing
    expect(await store.stock('harbour').version()).toBe(1)
    await store.close()
  })

  test('a write that gets no lock in time is refused and changes nothing', async () => {
    const { store } = await opened(0)
    await using other = await otherConnection()
    await other.query(
      `begin; select pg_advisory_xact_lock(hashtextextended('stock of harbour', 0))`,
    )
    const write = store.stock('harbour').write(changeOf({ version: 0, ids: ['a'] }))
    await expect(write).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringMatching(/was busy with another change .* then repeat\.$/),
    })
    await other.query('commit')
    expect(await store.stock('harbour').version()).toBe(0)
    await store.close()
  })

  test('a connection that ends while it is in use fails that work and nothing else', async () => {
    const { db, store } = await opened()
    await using other = await otherConnection()
    const work = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      // The connection learns of its end between two queries.
      await expect
        .poll(() =>
          sql`select 1`.execute(tx).then(
            () => 'alive',
            () => 'ended',
          ),
        )
        .toBe('ended')
      await sql`select 1`.execute(tx)
    })
    await expect(work).rejects.toThrow()
    expect(await store.stock('harbour').version()).toBe(0)
    await store.close()
  })

  test('a store recovers from broken connections, and its watch misses nothing', async () => {
    const { store } = await opened()
    const seen = Promise.withResolvers<[string, number]>()
    const faults: unknown[] = []
    await store.watchAllStock((...change) => seen.resolve(change), {
      pollMs: 20,
      onError: (error) => faults.push(error),
    })
    await using other = await otherConnection()
    await other.query(
      `begin;
      insert into stock_version values ('kiwi', 1, 'x');
      select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid();
      commit`,
    )
    expect(await seen.promise).toEqual(['kiwi', 1])
    expect(await store.stock('kiwi').version()).toBe(1)
    for (const fault of faults) expect(fault).toMatchObject({ code: 'unreachable' })
    await store.close()
  })

  test('a number column refuses text', async () => {
    const { db, store } = await opened()
    await expect(
      sql`insert into stock_version values ('t', 'abc', 'x')`.execute(db),
    ).rejects.toThrow(/answered with .*bigint/)
    await store.close()
  })
})

describe('without a server', () => {
  test('a missing certificate is reported without the password', async () => {
    const url =
      'postgres://me:hunter2@localhost:1/forecourt?sslmode=verify-full&sslrootcert=/none.pem'
    const failure = await openStore(url).catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: expect.stringMatching(/forecourt on localhost:1.*/) })
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('hunter2')
  })
})
