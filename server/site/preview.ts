import { anonymous, type Visitor } from '#domain/account/visitor.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import type { PersonalRequest } from '#pages/render/request.ts'
import type { PageMatch } from '../pages/find-page.ts'
import { siteUrlOf } from '../pages/site-url.ts'
import type { TenantStock } from '../search/stock-directory.ts'
import type { FileProblem } from '../tenants/file-problem.ts'
import type { SourceFile } from '../tenants/source-file.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { bindingsOf, type ParsedDraft, parseDraft } from './draft.ts'
import type { PersonalPage } from './page-cache.ts'
import { personalRequest, type RenderServices } from './page-request.ts'
import { renderMatch } from './render-match.ts'
import type { SiteServices } from './services.ts'

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

/** An unsaved page at one of its addresses, ready to be rendered. */
export type PreviewMatch =
  | {
      readonly kind: 'page'
      readonly match: PageMatch
      readonly request: PersonalRequest
      readonly problems: readonly FileProblem[]
    }
  | Extract<Preview, { kind: 'faulty' | 'elsewhere' }>

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
  const parsed = parseDraft(tenant, text)
  const shownFor = { now: services.clock(), visitor: anonymous }
  const found = await matchPreview(parsed, { tenant, address, ...shownFor }, services)
  if (found.kind !== 'page') return found
  const { match, request, problems } = found
  return { kind: 'page', page: await renderMatch(match, request, services), problems }
}

/** Where, for whom and when a page is shown. */
export interface PreviewOf {
  readonly tenant: Tenant
  readonly address: URL
  readonly now: Date
  readonly visitor: Visitor
}

/** As `renderPreview`, but for the rendering. */
export async function matchPreview(
  { draft, problems }: ParsedDraft,
  { tenant, address, now, visitor }: PreviewOf,
  services: Pick<SiteServices, 'stock'> & RenderServices,
): Promise<PreviewMatch> {
  if (!draft) return { kind: 'faulty', problems }
  const current = await services.stock.of(tenant)
  const stock: TenantStock = { ...current, search: current.uncached }
  const bindings = bindingsOf(draft, address.pathname, tenant, stock.search)
  if (!bindings) return { kind: 'elsewhere' }
  const { page } = draft
  const url = siteUrlOf(address.pathname, address.search, pageFacts(page))
  const match = { tenant, page, bindings, stock, url, origin: address.origin }
  const options = { now, requestId: '', showFaults: true }
  const request = {
    ...personalRequest(match, services, options, visitor),
    // Shown on the page, not logged: a mistake in a draft is no server error.
    onFault: () => {},
  }
  return { kind: 'page', match, request, problems }
}
