import { blocks } from '#pages/render/registry.ts'
import { type ListedSite, slugOfHost, type TenantDirectory } from './directory.ts'
import type { LoadedTenants } from './load-tenants.ts'
import { parseTenant } from './parse-tenant.ts'
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
    async parse(files, now) {
      const used = Array.from(tenants.values(), ({ template }) => template)
      const templates = new Map(used.map((template) => [template.name, template]))
      return parseTenant(files, { templates, registry: blocks, claims, now })
    },
  }
}
