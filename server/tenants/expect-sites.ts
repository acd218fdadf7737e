import type { LoadedTenants } from './load.ts'

/**
 * A server without a single site is a slip in its settings, told before it starts.
 * @throws Error that names the folder and what belongs there
 */
export function expectSites({ tenants, faulty }: LoadedTenants, folder: string): void {
  if (tenants.size + faulty.size > 0) return
  throw new Error(
    `${folder} holds no site: expected a folder for each, such as harbour/site.json. TENANTS_DIR names another place.`,
  )
}
