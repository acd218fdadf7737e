import { anonymous } from '#domain/account/visitor.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { blocks } from '#pages/render/registry.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { type Match, routeTable, statusRoutes } from '#pages/routes.ts'
import { pageLinks } from '../tenants/check-page-links.ts'
import type { FileProblem } from '../tenants/file-problem.ts'
import { type PageEntry, routesOf } from '../tenants/page-entry.ts'
import type { SourceFile } from '../tenants/source-file.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { parseTenantPages } from '../tenants/tenant-pages.ts'
import { bindRecords, type RouteBindings } from './bind-records.ts'
import type { PersonalPage } from './page-cache.ts'
import { renderMatch } from './page-outcome.ts'
import { personalRequest } from './page-request.ts'
import type { SiteServices } from './services.ts'
import { siteUrlOf } from './site-url.ts'
import type { TenantStock } from './stock-directory.ts'

/** How an unsaved page would look. */
export type Preview =
  /** With warnings; a failed block shows its error in its place. */
  | {
      readonly kind: 'page'
      readonly page: PersonalPage
      readonly problems: readonly FileProblem[]
    }
  /** The file has errors, and perhaps warnings. */
  | { readonly kind: 'faulty'; readonly problems: readonly FileProblem[] }
  /** The URL matches another page of the site, or none. */
  | { readonly kind: 'elsewhere' }

/**
 * Renders a page file in place of the site's page of the same route, as an anonymous visitor would see
 * it at `address`. It is checked as a saved file is, except for its pictures, and rendered by the code
 * and with the stock of production. It reads from no cache and writes to none.
 * @param address of the tenant's site; its query is the page's search, and may ask for blocks
 * @throws Unavailable when the tenant's stock cannot be read
 */
export async function renderPreview(
  tenant: Tenant,
  text: SourceFile,
  address: URL,
  services: SiteServices,
): Promise<Preview> {
  const { draft, problems } = parseDraft(tenant, text)
  if (!draft) return { kind: 'faulty', problems }
  const current = await services.stock.of(tenant)
  const stock: TenantStock = { ...current, search: current.uncached }
  const bindings = bindingsOf(draft, address.pathname, tenant, stock)
  if (!bindings) return { kind: 'elsewhere' }
  const url = siteUrlOf(address.pathname, address.search)
  const { page } = draft
  const match = { tenant, page, bindings, stock, url, origin: address.origin }
  const options = { now: services.clock(), requestId: '', showFaults: true }
  const request = {
    ...personalRequest(match, services, options, anonymous),
    // Shown on the page, not logged: a mistake in a draft is no server error.
    onFault: () => {},
  }
  return { kind: 'page', page: await renderMatch(match, request, services), problems }
}

interface Draft {
  readonly page: ResolvedPage
  /** Matches the site's pages together with this one. */
  readonly match: Match<PageEntry>
}

interface ParsedDraft {
  /** Absent where the file has errors. */
  readonly draft?: Draft
  readonly problems: readonly FileProblem[]
}

/** Parses and validates the file as `npm run check` does. */
function parseDraft(tenant: Tenant, source: SourceFile): ParsedDraft {
  const { pages: own, problems } = parseTenantPages([source], tenant.template, blocks, undefined)
  const entry = own.values().find((each) => each.ok && each.page.file === source.file)
  const isFaulty = problems.some(({ level }) => level === 'error')
  if (!entry?.ok || isFaulty) return { problems }
  const { page } = entry
  const pages = new Map([...tenant.pages, [page.route, entry]])
  const match = routeTable(routesOf([[page.route, entry], ...pages]))
  return { draft: { page, match }, problems: [...problems, ...pageLinks([source], pages, match)] }
}

/**
 * What the path binds to the page; undefined where another page matches it, or a record of its route
 * does not exist. A status page is shown at its own path, and where its status occurs.
 */
function bindingsOf(
  { page, match }: Draft,
  pathname: string,
  { site }: Tenant,
  { search }: TenantStock,
): RouteBindings | undefined {
  for (const each of match(pathname)) {
    const bindings = bindRecords(each, site, search)
    if (!bindings) continue
    if (each.entry.ok && each.entry.page === page) return bindings
    const { car } = bindings.records
    const isGone = car !== undefined && isWithdrawn(car)
    return isGone && page.route === statusRoutes[410] ? { records: { car } } : undefined
  }
  return page.route === statusRoutes[404] ? { records: {} } : undefined
}
