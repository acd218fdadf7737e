import { AppError } from '../http/app-error.ts'
import type { TenantDirectory } from './directory.ts'
import type { HostSite, Tenant } from './tenant.ts'

type Directory = Pick<TenantDirectory, 'ofHost'>

/** The site of a slug, read first where it is not loaded: each has this host without listing it (D1). */
export const siteOfSlug = async (
  directory: Directory,
  slug: string,
): Promise<HostSite | undefined> => directory.ofHost(`${slug}.localhost`)

/** The tenant of a slug; undefined for one that is gone or faulty. */
export async function tenantOf(directory: Directory, slug: string): Promise<Tenant | undefined> {
  const found = await siteOfSlug(directory, slug)
  return found?.kind === 'ready' ? found.tenant : undefined
}

/**
 * The tenant whose pages a call of the staff shows.
 * @throws AppError 503 for a site whose own file has errors
 */
export async function shownTenant(directory: Directory, slug: string): Promise<Tenant> {
  const tenant = await tenantOf(directory, slug)
  if (tenant) return tenant
  throw new AppError(503, 'site_unavailable', 'This site cannot be shown: its file has errors')
}
