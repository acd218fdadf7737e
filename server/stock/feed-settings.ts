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

/**
 * What a feed is imported with; read anew for each import, since files of the tenant may change.
 * @throws ImportError unknown_tenant, unknown_mapping, bad_mapping, bad_site
 */
export async function feedSettings({ tenant, mapping }: FeedOf, tenantsDirectory: string) {
  await assertTenant(tenant, tenantsDirectory)
  return {
    mapping: await loadMapping(mapping, tenantMappings(tenantsDirectory, tenant)),
    site: await importSite(tenant, tenantsDirectory),
  }
}

/** The same, with what people of the site taught the mapping. @throws ImportError, StoreError */
export async function taughtSettings(of: FeedOf, tenantsDirectory: string, store: Store) {
  const { mapping, site } = await feedSettings(of, tenantsDirectory)
  const lessons = await store.mappingLessons(of.tenant).lessons(mapping.name)
  const taught =
    lessons.length === 0 ? mapping : taughtMapping(mapping, lessons, await loadMapping('canonical'))
  return { mapping: taught, site }
}
