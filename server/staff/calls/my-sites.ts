import type { StaffPlace } from '../../store/staff-accounts.ts'
import type { TenantDirectory } from '../../tenants/directory.ts'
import { tenantOf } from '../../tenants/tenant-of.ts'

/** What is said of a site whose file cannot be read. */
const plain = { colours: { brand: '#3a4a52', accent: '#6b7a80' }, time_zone: 'UTC' }

/** The sites of a person, by name; without those that are gone. */
export async function sitesOf(directory: TenantDirectory, places: readonly StaffPlace[]) {
  const listed = new Map(directory.sites().map((site) => [site.slug, site]))
  const sites = await Promise.all(
    places
      .filter(({ tenant }) => listed.has(tenant))
      .map(async ({ tenant: slug, role }) => ({
        slug,
        role,
        name: listed.get(slug)?.name ?? slug,
        ...(await shownOf(directory, slug)),
      })),
  )
  return sites.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function shownOf(directory: TenantDirectory, slug: string) {
  const tenant = await tenantOf(directory, slug)
  if (!tenant) return plain
  const { theme, timeZone } = tenant.site
  return { colours: { brand: theme.brand, accent: theme.accent }, time_zone: timeZone }
}
