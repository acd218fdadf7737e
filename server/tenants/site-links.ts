import type { Tenant } from './load.ts'

export interface SiteLink {
  readonly slug: string
  readonly name: string
  readonly url: string
}

/** Where each site is found on this machine: `http://harbour.localhost:4173` (D1). */
export const siteLinks = (tenants: Iterable<Tenant>, localHost: string): SiteLink[] => {
  const port = /:(\d+)$/.exec(localHost)?.[1]
  return Array.from(tenants, ({ slug, site }) => ({
    slug,
    name: site.name,
    url: `http://${slug}.localhost${port ? `:${port}` : ''}`,
  }))
}
