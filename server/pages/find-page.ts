import { pageFacts } from '#pages/render/page-facts.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import type { StockDirectory, TenantStock } from '../search/stock-directory.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { bindRecords, type RouteBindings } from './bind-records.ts'
import { type SiteUrl, siteUrlOf } from './site-url.ts'

/** An address of a tenant's site. */
export interface PageAddress {
  readonly tenant: Tenant
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  /** Scheme and host that the visitor sees. */
  readonly origin: string
}

/** The page of an address, with the records and pins that its route binds. */
export interface PageMatch {
  readonly tenant: Tenant
  readonly page: ResolvedPage
  readonly bindings: RouteBindings
  readonly stock: TenantStock
  readonly url: SiteUrl
  readonly origin: string
}

export type FoundPage =
  | { readonly kind: 'match'; readonly match: PageMatch }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 308 }
  | { readonly kind: 'faulty'; readonly file: string; readonly problems: readonly string[] }
  | { readonly kind: 'missing' }

/**
 * The page of an address: the first whose route matches the path and whose records exist.
 * @throws Unavailable when the tenant's stock cannot be read
 */
export async function findPage(
  { tenant, pathname, search, origin }: PageAddress,
  directory: StockDirectory,
): Promise<FoundPage> {
  const stock = await directory.of(tenant)
  for (const candidate of tenant.match(pathname)) {
    const { entry } = candidate
    const bindings = bindRecords(candidate, tenant, stock.search)
    if (!bindings) continue
    if (!entry.ok) return { kind: 'faulty', file: entry.file, problems: entry.problems }
    const { page } = entry
    const url = siteUrlOf(pathname, search, pageFacts(page))
    return { kind: 'match', match: { tenant, page, bindings, stock, url, origin } }
  }
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return { kind: 'redirect', to: withoutEndSlash(pathname) + search, status: 308 }
  }
  const moved = tenant.movedTo(pathname)
  if (moved !== undefined) return { kind: 'redirect', to: moved + search, status: 308 }
  // A car's address cut short, where the site has no such page.
  if (pathname === '/cars') return { kind: 'redirect', to: `/search${search}`, status: 308 }
  return { kind: 'missing' }
}

/** Exactly one leading slash: two would name another host. */
const withoutEndSlash = (pathname: string): string => `/${pathname.replace(/^\/+|\/+$/g, '')}`
