import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import {
  describePostgres,
  emptyPostgres,
  sqliteForTests,
  type TestDatabase,
} from '../store/engines.fixture.ts'
import { openSqlite } from '../store/sqlite/sqlite.ts'
import { changeOf } from '../store/stock-change.fixture.ts'
import { openStore } from '../store/store.ts'
import { enquiry, key, leadServer } from './lead-server.fixture.ts'

const MAX_BATCHES = 5_000

/** The server over this database, beside another process that writes to it. */
async function serverOn(database: TestDatabase, lockWaitMs: number) {
  const store = await openStore(database.location, { lockWaitMs })
  onTestFinished(() => store.close())
  const fresh = async () => database
  return leadServer({ name: 'one database', fresh }, { open: async () => store })
}

/** Holds the file's write lock as an import of another process does; ends when called. */
function importTo({ location }: TestDatabase): () => void {
  const other = openSqlite(location)
  other.prepare('begin immediate').run([])
  return () => {
    other.prepare('commit').run([])
    other.close()
  }
}

test('on SQLite a lead waits for an import that is writing, and is stored after it (D23)', async () => {
  const database = await sqliteForTests.fresh()
  const server = await serverOn(database, 60_000)
  const end = importTo(database)
  let isAnswered = false
  const posting = server.post(enquiry).finally(() => {
    isAnswered = true
  })
  for (let turn = 0; turn < 50; turn++) await setImmediate()
  expect([isAnswered, await server.leads()]).toEqual([false, []])
  end()
  expect((await posting).status).toBe(201)
  expect(await server.leads()).toHaveLength(1)
})

test('on SQLite one that got no turn is told so and nothing is stored; sent again it is new (D23, D24, Spec 8.05)', async () => {
  const database = await sqliteForTests.fresh()
  const server = await serverOn(database, 0)
  const end = importTo(database)
  const refused = await server.post(enquiry, key('beside-import'))
  expect([refused.status, refused.data.code]).toEqual([503, 'not_stored'])
  expect(refused.answer.headers.get('retry-after')).toBe('15')
  end()
  expect(await server.leads()).toEqual([])
  expect((await server.post(enquiry, key('beside-import'))).status).toBe(201)
  expect(await server.leads()).toHaveLength(1)
})

describePostgres('on PostgreSQL', () => {
  test('a lead of the same dealer is stored while an import is writing (D23)', async () => {
    const database = await emptyPostgres()
    const server = await serverOn(database, 60_000)
    const other = await openStore(database.location)
    onTestFinished(() => other.close())
    let posting: ReturnType<typeof server.post> | undefined
    let isAnswered = false
    const [car] = [...changeOf({ version: 0, ids: ['a'] }).changed].flat()
    if (!car) throw new Error('expected a car')
    // The import goes on until the lead is answered, which it never would be if it waited for the import.
    const batches = function* () {
      for (let at = 0; at < MAX_BATCHES && !isAnswered; at++) {
        yield [{ ...car, id: `car-${at}`, slug: `car-${at}` }]
      }
    }
    const onWritten = () => {
      posting ??= server.post(enquiry).finally(() => {
        isAnswered = true
      })
    }
    const change = { ...changeOf({ version: 0, ids: [] }), changed: batches(), onWritten }
    const written = await other.stock('harbour').write(change)
    expect([written, isAnswered]).toEqual([true, true])
    expect((await posting)?.status).toBe(201)
    expect(await server.leads()).toHaveLength(1)
  })
})
