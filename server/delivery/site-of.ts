import type { TenantDirectory } from '../tenants/directory.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** The site of a tenant, read first where it is not loaded; undefined for one that is gone or faulty. */
export async function siteOf(
  directory: Pick<TenantDirectory, 'ofHost'>,
  slug: string,
): Promise<Tenant['site'] | undefined> {
  const found = await directory.ofHost(`${slug}.localhost`)
  return found?.kind === 'ready' ? found.tenant.site : undefined
}
