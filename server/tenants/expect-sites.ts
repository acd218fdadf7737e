import type { TenantSource } from './source.ts'

/**
 * A server without a single site is a slip in its settings, found before it starts.
 * @throws Error that names the source and what belongs there
 */
export async function expectSites(source: TenantSource): Promise<void> {
  const found = await source.tenantNames().catch(() => undefined)
  if (found && found.names.length > 0) return
  const [problem] = found?.problems ?? []
  const why = problem ? ` (${problem.file}: ${problem.message})` : ''
  throw new Error(
    `${source.place} holds no site${why}: expected a folder for each, such as harbour/site.json. TENANTS_DIR names another place.`,
  )
}
