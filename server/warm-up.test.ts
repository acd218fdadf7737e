import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { testApp } from './app.fixture.ts'
import { silentLog } from './log.fixture.ts'
import type { StockDirectory } from './search/stock-directory.ts'
import { inStock, siteServices } from './site/site.fixture.ts'
import { FolderSource } from './tenants/folder-source.ts'
import { SourceDirectory } from './tenants/source-directory.ts'
import { fixtureRegistry, fixtureSite, fixtureTenants } from './tenants/tenants.fixture.ts'
import { warmUp } from './warm-up.ts'

/** A busy machine may take many times as long as an idle one. */
const patience = { timeout: 15_000 }

const project = join(import.meta.dirname, '../tenants')

/** A server that warms up over thirty sites, whose stock the test provides. */
async function warming(stockOf: StockDirectory['of']) {
  const slugs = Array.from({ length: 30 }, (_, index) => `dealer-${index + 10}`)
  const files = slugs.map((slug) => [`${slug}/site.json`, { ...fixtureSite, slug }])
  const tenants = await fixtureTenants(Object.fromEntries(files))
  const events: string[] = []
  const log = { ...silentLog, error: (event: string) => events.push(event) }
  const directory = new SourceDirectory(new FolderSource(tenants.root), fixtureRegistry, log)
  const loadedStock: string[] = []
  const stock: StockDirectory = {
    ...inStock(),
    of(tenant) {
      loadedStock.push(tenant.slug)
      return stockOf(tenant)
    },
  }
  const closing = new AbortController()
  const state = warmUp(directory, stock, log, closing.signal)
  const { services } = await siteServices(project, { directory, stock })
  const app = testApp(services, { ready: () => state.isReady })
  return {
    state,
    loadedStock,
    events,
    directory,
    closing,
    statusOf: async (path: string) => (await app.request(`http://anybody.example${path}`)).status,
    [Symbol.asyncDispose]: () => tenants[Symbol.asyncDispose](),
  }
}

test('a server is alive immediately, and ready when the first sites have their stock', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await using server = await warming(async (tenant) => {
    await promise
    return inStock().of(tenant)
  })
  expect([await server.statusOf('/healthz'), await server.statusOf('/readyz')]).toEqual([200, 503])
  resolve()
  await vi.waitUntil(() => server.state.isReady, patience)
  expect(await server.statusOf('/readyz')).toBe(200)
  await vi.waitUntil(() => server.directory.tenants().size === 31, patience)
  // The others' stock is read at its first use.
  expect(server.loadedStock).toHaveLength(20)
})

test('a stock that cannot be read is logged and does not delay other sites', async () => {
  await using server = await warming(() => Promise.reject(new Error('disk')))
  await vi.waitUntil(() => server.state.isReady, patience)
  expect(new Set(server.events)).toEqual(new Set(['stock_not_ready']))
})

test('a server that closes loads no further site', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await using server = await warming(async (tenant) => {
    await promise
    return inStock().of(tenant)
  })
  await vi.waitUntil(() => server.loadedStock.length === 1, patience)
  server.closing.abort()
  resolve()
  // Resolves when all loading has ended.
  await server.directory.reload()
  expect(server.loadedStock).toHaveLength(1)
  expect(server.state.isReady).toBe(false)
})
