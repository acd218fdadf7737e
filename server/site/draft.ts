import { isWithdrawn } from '#domain/car/status.ts'
import { blocks } from '#pages/render/registry.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { type Match, routeTable, statusRoutes } from '#pages/routes.ts'
import { bindRecords, type RouteBindings } from '../pages/bind-records.ts'
import type { StockSearch } from '../search/stock-search-port.ts'
import { checkPageFile } from '../tenants/check-page-file.ts'
import { pageReferences } from '../tenants/check-page-references.ts'
import { existingMatch } from '../tenants/content/content-records.ts'
import type { FileProblem } from '../tenants/file-problem.ts'
import { type PageEntry, routesOf } from '../tenants/page-entry.ts'
import type { SourceFile } from '../tenants/source-file.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** A page file in place of the site's page of the same route. */
export interface Draft {
  readonly page: ResolvedPage
  /** Matches the site's pages together with this one. */
  readonly match: Match<PageEntry>
}

export interface ParsedDraft {
  /** Absent where the file has errors. */
  readonly draft?: Draft
  readonly problems: readonly FileProblem[]
}

/** Parses and validates the file as `npm run check` does, except for its pictures. */
export function parseDraft(tenant: Tenant, source: SourceFile): ParsedDraft {
  const { page, problems } = checkPageFile(source, tenant.template, blocks)
  if (!page || problems.some(({ level }) => level === 'error')) return { problems }
  // Not a page of a version: nothing caches it.
  const entry: PageEntry = { ok: true, page, version: '' }
  const pages = new Map([...tenant.pages, [page.route, entry]])
  const match = routeTable(routesOf([[page.route, entry], ...pages]))
  const there = existingMatch(match, tenant.content, tenant.site)
  const references = pageReferences([source], { pages, match: there, content: tenant.content })
  return { draft: { page, match }, problems: [...problems, ...references] }
}

/**
 * What the path binds to the page; undefined where another page matches it, or a record of its route
 * does not exist. A status page is shown at its own path, and where its status occurs.
 */
export function bindingsOf(
  { page, match }: Draft,
  pathname: string,
  tenant: Tenant,
  search: StockSearch,
): RouteBindings | undefined {
  for (const each of match(pathname)) {
    const bindings = bindRecords(each, tenant, search)
    if (!bindings) continue
    if (each.entry.ok && each.entry.page === page) return bindings
    const { car } = bindings.records
    const isGone = car !== undefined && isWithdrawn(car)
    return isGone && page.route === statusRoutes[410] ? { records: { car } } : undefined
  }
  return page.route === statusRoutes[404] ? { records: {} } : undefined
}
