import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Registry } from '#blocks/registry.ts'
import type { TestEngine } from './store/engines.fixture.ts'
import { openStore, type Store } from './store/store.ts'
import { loadTenants } from './tenants/load-tenants.ts'
import type { Tenant } from './tenants/tenant.ts'

export const demoFolder = join(import.meta.dirname, '../tenants')

/** What servers of tests that take forms have in common. */
export interface FormServerOptions {
  readonly change?: (site: Tenant['site']) => Partial<Tenant['site']>
  /** Called with what ends the server: after the test, where absent. */
  readonly onEnd?: (end: () => Promise<void>) => void
  /** In place of the store. */
  readonly open?: () => Promise<Store>
}

/** Demo sites with pages of a test, by the names of their files; those without content are left out. */
export async function sitesWith(
  slugs: readonly string[],
  pagesOf: (slug: string) => Readonly<Record<string, object | undefined>>,
  registry: Registry,
): Promise<readonly Tenant[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forms-'))
  await cp(join(demoFolder, '_templates'), join(folder, '_templates'), { recursive: true })
  for (const slug of slugs) {
    await cp(join(demoFolder, slug), join(folder, slug), { recursive: true })
    for (const [name, page] of Object.entries(pagesOf(slug))) {
      const file = join(folder, slug, `pages/${name}.json`)
      await (page ? writeFile(file, JSON.stringify(page)) : rm(file, { force: true }))
    }
  }
  const { tenants } = await loadTenants(folder, registry)
  await rm(folder, { recursive: true })
  return [...tenants.values()]
}

/** A database of its own, until the server ends. */
export async function ownStore(
  engine: TestEngine,
  { onEnd = onTestFinished }: FormServerOptions,
): Promise<Store> {
  const database = await engine.fresh()
  const store = await openStore(database.location)
  onEnd(async () => {
    await store.close()
    await database[Symbol.asyncDispose]()
  })
  return store
}

/** The sites as a test has them: they count events of every visitor. */
export const countingSites = (
  tenants: readonly Tenant[],
  { change }: FormServerOptions,
): Tenant[] => {
  const counting = { events: true, dataLayer: false, consent: 'not-needed' } as const
  return tenants.map((tenant) => {
    const site = { ...tenant.site, tracking: { ...tenant.site.tracking, ...counting } }
    return { ...tenant, site: { ...site, ...change?.(site) } }
  })
}
