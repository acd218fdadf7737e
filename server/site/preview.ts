import { anonymous } from '#domain/account/visitor.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { blocks } from '#pages/render/registry.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { type Match, routeTable, statusRoutes } from '#pages/routes.ts'
import { pageLinks } from '../tenants/check-page-links.ts'
import type { FileProblem, SourceFile } from '../tenants/file-problem.ts'
import type { Tenant } from '../tenants/load.ts'
import { type PageEntry, routesOf } from '../tenants/page-entry.ts'
import { readTenantPages } from '../tenants/tenant-pages.ts'
import { rendered } from './answer.ts'
import { type Bound, bindRecords } from './bind-records.ts'
import type { PersonalPage } from './page-cache.ts'
import { personalRequest } from './page-request.ts'
import type { SiteServices } from './services.ts'
import { siteUrlOf } from './site-url.ts'
import type { TenantStock } from './stock-directory.ts'

/** What a page that is saved nowhere would look like. */
export type Preview =
  /** With warnings; blocks that fail are shown as such. */
  | {
      readonly kind: 'page'
      readonly page: PersonalPage
      readonly problems: readonly FileProblem[]
    }
  /** Its text has errors, and perhaps warnings. */
  | { readonly kind: 'faulty'; readonly problems: readonly FileProblem[] }
  /** The address leads to another page of the site, or to none. */
  | { readonly kind: 'elsewhere' }

/**
 * Renders a tenant's page of its text, in place of the page of the same route, as an anonymous visitor
 * would see it at `address`. It is checked as a saved file is, but for its pictures, and rendered by
 * the code and with the stock of production. Nothing is taken from what is kept, and nothing is kept.
 * @param address of the tenant's site; its query is the page's search, and may ask for blocks
 * @throws Unavailable when the tenant's stock cannot be read
 */
export async function renderPreview(
  tenant: Tenant,
  text: SourceFile,
  address: URL,
  services: SiteServices,
): Promise<Preview> {
  const { draft, problems } = readDraft(tenant, text)
  if (!draft) return { kind: 'faulty', problems }
  const kept = await services.stock.of(tenant)
  const stock: TenantStock = { ...kept, search: kept.unkept }
  const bound = boundBy(draft, address.pathname, tenant, stock)
  if (!bound) return { kind: 'elsewhere' }
  const url = siteUrlOf(address.pathname, address.search)
  const { page } = draft
  const found = { tenant, page, bound, stock, url, origin: address.origin }
  const options = { now: services.clock(), requestId: '', showFaults: true }
  const request = {
    ...personalRequest(found, services, options, anonymous),
    // They are shown in their place: a page that is being written is no error of the server.
    onFault: () => {},
  }
  return { kind: 'page', page: await rendered(found, request, services), problems }
}

interface Draft {
  readonly page: ResolvedPage
  /** Of the site's pages with this one among them. */
  readonly match: Match<PageEntry>
}

interface DraftReading {
  /** Absent where an error stands in the way. */
  readonly draft?: Draft
  readonly problems: readonly FileProblem[]
}

/** The page as the check reads it. */
function readDraft(tenant: Tenant, source: SourceFile): DraftReading {
  const { pages: own, problems } = readTenantPages([source], tenant.template, blocks, undefined)
  const entry = own.values().find((each) => each.ok && each.page.file === source.file)
  const isFaulty = problems.some(({ level }) => level === 'error')
  if (!entry?.ok || isFaulty) return { problems }
  const { page } = entry
  const pages = new Map([...tenant.pages, [page.route, entry]])
  const match = routeTable(routesOf([[page.route, entry], ...pages]))
  return { draft: { page, match }, problems: [...problems, ...pageLinks([source], pages, match)] }
}

/**
 * What the path binds to the page; nothing where another page answers it, or a record of its route
 * does not exist. A status page is shown at its own address, and where its status comes up.
 */
function boundBy(
  { page, match }: Draft,
  pathname: string,
  { site }: Tenant,
  { search }: TenantStock,
): Bound | undefined {
  for (const each of match(pathname)) {
    const bound = bindRecords(each, site, search)
    if (!bound) continue
    if (each.entry.ok && each.entry.page === page) return bound
    const { car } = bound.records
    const isGone = car !== undefined && isWithdrawn(car)
    return isGone && page.route === statusRoutes[410] ? { records: { car } } : undefined
  }
  return page.route === statusRoutes[404] ? { records: {} } : undefined
}
