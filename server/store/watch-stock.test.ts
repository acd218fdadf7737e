import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEngines, type TestDatabase } from './engines.fixture.ts'
import { changeOf } from './stock-change.fixture.ts'
import { openStore, type Store } from './store.ts'

describeOnEngines('the watch of all stock', (engine) => {
  let database: TestDatabase
  let watching: Store
  let other: Store

  beforeEach(async () => {
    database = await engine.fresh()
    watching = await openStore(database.location)
    other = await openStore(database.location)
  })
  afterEach(async () => {
    await watching.close()
    await other.close()
    await database[Symbol.asyncDispose]()
  })

  const raise = async (store: Store, tenant: string) => {
    const stock = store.stock(tenant)
    const version = await stock.version()
    expect(await stock.write(changeOf({ version, ids: [`car-${version}`] }))).toBe(true)
  }

  async function watch(store: Store) {
    const changes: { tenant: string; version: number }[] = []
    const first = Promise.withResolvers<void>()
    const listener = (tenant: string, version: number) => {
      changes.push({ tenant, version })
      first.resolve()
    }
    const end = await store.watchAllStock(listener, { pollMs: 5, onError: first.reject })
    return { changes, end, first: first.promise }
  }

  test('a version begins at 0 and grows with each change', async () => {
    expect(await watching.stock('harbour').version()).toBe(0)
    await raise(watching, 'harbour')
    await raise(watching, 'harbour')
    expect(await watching.stock('harbour').version()).toBe(2)
  })

  test("reports another connection's change of one tenant only", async () => {
    await raise(other, 'kiwi')
    const { changes, first } = await watch(watching)
    await raise(other, 'harbour')
    await first
    expect(changes).toEqual([{ tenant: 'harbour', version: 1 }])
  })

  test('reports a change made through its own store', async () => {
    const { changes, first } = await watch(watching)
    await raise(watching, 'kiwi')
    await first
    expect(changes).toEqual([{ tenant: 'kiwi', version: 1 }])
  })

  test('reports nothing once it has ended', async () => {
    const ended = await watch(watching)
    ended.end()
    const going = await watch(watching)
    await raise(other, 'kiwi')
    await going.first
    expect(ended.changes).toEqual([])
  })
})
