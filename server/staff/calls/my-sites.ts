import type { StaffPlace } from '../../store/staff-accounts.ts'
import type { TenantDirectory } from '../../tenants/directory.ts'

/** The colours of a site whose file cannot be read. */
const plain = { brand: '#3a4a52', accent: '#6b7a80' }

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
        colours: await coloursOf(directory, slug),
      })),
  )
  return sites.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function coloursOf(directory: TenantDirectory, slug: string) {
  const found = await directory.ofHost(`${slug}.localhost`)
  if (found?.kind !== 'ready') return plain
  const { brand, accent } = found.tenant.site.theme
  return { brand, accent }
}
