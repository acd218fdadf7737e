import type { ListedSite } from './directory.ts'

export interface SiteLink {
  readonly slug: string
  readonly name: string
  readonly url: string
}

/** The local URL of each site: `http://harbour.localhost:4173` (D1). */
export const siteLinks = (sites: Iterable<ListedSite>, localHost: string): SiteLink[] => {
  const port = /:(\d+)$/.exec(localHost)?.[1]
  return Array.from(sites, ({ slug, name }) => ({
    slug,
    name: name ?? slug,
    url: `http://${slug}.localhost${port ? `:${port}` : ''}`,
  }))
}
