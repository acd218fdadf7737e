import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { raiseStockVersion, stockVersion } from './stock-version.ts'
import { openStore, type Store } from './store.ts'
import { watchStock } from './watch-stock.ts'

let directory: string
let watching: Store
let other: Store

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'watch-'))
  watching = await openStore(join(directory, 'forecourt.db'))
  other = await openStore(join(directory, 'forecourt.db'))
})
afterEach(async () => {
  await watching.close()
  await other.close()
  await rm(directory, { recursive: true })
})

const raise = (store: Store, tenant: string) =>
  store.db.transaction().execute((tx) => raiseStockVersion(tx, tenant, '2026-03-01T00:00:00.000Z'))

const heardBy = (store: Store) => {
  const heard: { tenant: string; version: number }[] = []
  const waiting = Promise.withResolvers<void>()
  const watch = watchStock(
    store,
    (tenant, version) => {
      heard.push({ tenant, version })
      waiting.resolve()
    },
    { pollMs: 5, onError: waiting.reject },
  )
  return { heard, watch, once: waiting.promise }
}

test('a version begins at 0 and grows with each change', async () => {
  expect(await stockVersion(watching, 'harbour')).toBe(0)
  await raise(watching, 'harbour')
  await raise(watching, 'harbour')
  expect(await stockVersion(watching, 'harbour')).toBe(2)
})

test("hears another connection's change of one tenant only", async () => {
  await raise(other, 'kiwi')
  const { heard, watch, once } = heardBy(watching)
  await watch
  await raise(other, 'harbour')
  await once
  expect(heard).toEqual([{ tenant: 'harbour', version: 1 }])
})

test('hears a change made through its own store', async () => {
  const { heard, watch, once } = heardBy(watching)
  await watch
  await raise(watching, 'kiwi')
  await once
  expect(heard).toEqual([{ tenant: 'kiwi', version: 1 }])
})
