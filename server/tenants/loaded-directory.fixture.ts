import { type ListedSite, slugOfHost, type TenantDirectory } from './directory.ts'
import type { LoadedTenants } from './load-tenants.ts'
import type { HostSite } from './tenant.ts'

/** A directory of tenants that are all loaded and never change. */
export function loadedDirectory({ tenants, faulty, claims }: LoadedTenants): TenantDirectory {
  const sites = new Map<string, HostSite>()
  for (const [slug, tenant] of tenants) sites.set(slug, { kind: 'ready', tenant })
  for (const [slug, each] of faulty) sites.set(slug, { kind: 'faulty', faulty: each })
  const listed = Array.from(sites, ([slug, site]): ListedSite => {
    const name = site.kind === 'ready' ? site.tenant.site.name : site.faulty.name
    return { slug, ...(name !== undefined && { name }) }
  })
  return {
    ofHost(host) {
      const slug = slugOfHost(host, claims, (each) => sites.has(each))
      return slug === undefined ? undefined : sites.get(slug)
    },
    tenants: () => tenants,
    sites: () => listed,
  }
}
