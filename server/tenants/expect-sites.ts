import type { TenantSource } from './source.ts'

/**
 * Checks before the start that there is at least one site: none is a mistake in the settings.
 * @throws Error that names the source and what was expected there
 */
export async function expectSites(source: TenantSource): Promise<void> {
  const found = await source.tenantNames().catch(() => undefined)
  if (found && found.names.length > 0) return
  const [problem] = found?.problems ?? []
  const why = problem ? ` (${problem.file}: ${problem.message})` : ''
  throw new Error(
    `${source.place} has no site${why}: expected a folder for each site, such as harbour/site.json. Set TENANTS_DIR to use another folder.`,
  )
}
