import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { emptyState } from '#domain/stock-query/state.ts'
import { demoStock } from '../stock/demo/demo-stock.ts'
import { writeDemo } from '../stock/write/write-demo.ts'
import { openStore } from '../store/store.ts'
import { storeFile } from '../store/store-file.ts'
import { fixtureRegistry, fixtureTenants } from '../tenants/fixtures.ts'
import { loadTenants } from '../tenants/load.ts'
import { stockDirectory } from './stock-directory.ts'

const now = new Date('2026-06-01T00:00:00Z')
const silent = { info: () => undefined, error: () => undefined }

test('the first look after an import sees the new stock (Spec 4.01)', async () => {
  await using tenants = await fixtureTenants()
  const { tenants: loaded } = await loadTenants(tenants.root, fixtureRegistry)
  const tenant = loaded.get('harbour')
  if (!tenant) throw new Error('the fixture has no harbour')
  const folder = await mkdtemp(join(tmpdir(), 'stock-'))
  const store = await openStore(storeFile(folder))
  try {
    let opened = 0
    const open = async () => {
      opened += 1
      return store
    }
    const stock = stockDirectory(open, () => now, silent)
    const request = { state: emptyState, hitsPerPage: 0, facets: [] }
    expect((await stock.of(tenant)).search.search(request).count).toBe(0)
    await writeDemo(store, { tenant: 'harbour', cars: demoStock('harbour', { now }), now })
    const before = stock.ready(tenant)
    stock.changed('harbour')
    // Before anyone looks, since a look would itself ask for a new index.
    expect(opened).toBe(2)
    await vi.waitUntil(() => stock.ready(tenant) !== before)
    expect((await stock.of(tenant)).search.search(request).count).toBeGreaterThan(100)
  } finally {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
})
