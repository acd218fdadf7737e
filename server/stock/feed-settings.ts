import type { Store } from '../store/store.ts'
import { importSite } from './import-site.ts'
import { loadMapping, tenantMappings } from './mapping/load-mapping.ts'
import { taughtMapping } from './mapping/taught-mapping.ts'
import { assertTenant } from './tenant-folders.ts'

/** Whose feed, and the name of the mapping that reads it. */
export interface FeedOf {
  readonly tenant: string
  readonly mapping: string
}

/** How a feed is read. @throws ImportError unknown_tenant, unknown_mapping, bad_mapping */
export async function feedMapping({ tenant, mapping }: FeedOf, tenantsDirectory: string) {
  await assertTenant(tenant, tenantsDirectory)
  return loadMapping(mapping, tenantMappings(tenantsDirectory, tenant))
}

/**
 * What a feed is imported with; read anew for each import, since it may change. Without a store the site is that of
 * its folder.
 * @throws ImportError as `feedMapping`, and bad_site
 */
export async function feedSettings(of: FeedOf, tenantsDirectory: string, store?: Store) {
  return {
    mapping: await feedMapping(of, tenantsDirectory),
    site: await importSite(of.tenant, tenantsDirectory, store),
  }
}

/** The same, with what people of the site taught the mapping. @throws ImportError, StoreError */
export async function taughtSettings(of: FeedOf, tenantsDirectory: string, store: Store) {
  const { mapping, site } = await feedSettings(of, tenantsDirectory, store)
  const lessons = await store.mappingLessons(of.tenant).lessons(mapping.name)
  const taught =
    lessons.length === 0 ? mapping : taughtMapping(mapping, lessons, await loadMapping('canonical'))
  return { mapping: taught, site }
}
