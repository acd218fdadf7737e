import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { emptyState } from '#domain/stock-query/state.ts'
import { silentLog } from '../log.fixture.ts'
import { demoStock } from '../stock/demo/demo-stock.ts'
import { writeDemo } from '../stock/write/write-demo.ts'
import { openStore, type Store } from '../store/store.ts'
import { storeFile } from '../store/store-file.ts'
import { fixtureRegistry, fixtureTenants } from '../tenants/fixtures.ts'
import { loadTenants } from '../tenants/load.ts'
import { stockDirectory } from './stock-directory.ts'

const now = new Date('2026-06-01T00:00:00Z')

const request = { state: emptyState, hitsPerPage: 0, facets: [] }

/** Harbour without stock, and a directory whose store is opened by `open`. */
async function harbour(open: (store: Store) => Promise<Store>) {
  await using tenants = await fixtureTenants()
  const { tenants: loaded } = await loadTenants(tenants.root, fixtureRegistry)
  const tenant = loaded.get('harbour')
  if (!tenant) throw new Error('the fixture has no harbour')
  const folder = await mkdtemp(join(tmpdir(), 'stock-'))
  const store = await openStore(storeFile(folder))
  const stock = stockDirectory(
    () => open(store),
    () => now,
    silentLog,
  )
  const count = async () => (await stock.of(tenant)).search.search(request).count
  expect(await count()).toBe(0)
  await writeDemo(store, { tenant: 'harbour', cars: demoStock('harbour', { now }), now })
  return {
    ...{ stock, tenant, count },
    async [Symbol.asyncDispose]() {
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

test('the first look after an import sees the new stock (Spec 4.01)', async () => {
  let opened = 0
  await using site = await harbour(async (store) => {
    opened += 1
    return store
  })
  const { stock, tenant, count } = site
  const before = stock.ready(tenant)
  stock.changed('harbour')
  // Before anyone looks, since a look would itself ask for a new index.
  expect(opened).toBe(2)
  await vi.waitUntil(() => stock.ready(tenant) !== before)
  expect(await count()).toBeGreaterThan(100)
})

test('a change that could not be read is read at a later look; till then the old stock answers (Spec 4.14)', async () => {
  let failures = 0
  let isDown = false
  await using site = await harbour(async (store) => {
    if (!isDown) return store
    failures += 1
    throw new Error('database is locked')
  })
  const { stock, count } = site
  isDown = true
  stock.changed('harbour')
  expect(failures).toBe(1)
  expect(await count()).toBe(0)
  isDown = false
  await vi.waitUntil(async () => (await count()) > 100)
})
