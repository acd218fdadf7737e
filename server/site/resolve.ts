import { signInPath, signInTypeOf } from '#domain/account/sign-in-path.ts'
import { anonymous, isSignedIn, type Visitor } from '#domain/account/visitor.ts'
import type { Car } from '#domain/car/car.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import { statusRoutes } from '#pages/routes.ts'
import { type FoundPage, findPage, type PageAddress, type PageMatch } from '../pages/find-page.ts'
import type { StockDirectory } from '../search/stock-directory.ts'

/** One request for a page of a tenant. */
export interface SiteRequest extends PageAddress {
  readonly requestId: string
  /** Identifies the visitor. Not called for responses that are the same for everyone. */
  readonly visitor: () => Promise<Visitor>
}

/** The page that answers a request, or why none does. */
export type Resolution =
  /** With the visitor whom the response is for alone; without one it is the same for everyone. */
  | { readonly kind: 'match'; readonly match: PageMatch; readonly visitor: Visitor | undefined }
  | Exclude<FoundPage, { kind: 'match' }>
  /** The page requires a signed-in visitor, and this one is not. */
  | { readonly kind: 'sign_in'; readonly to: string }
  /** To the canonical form of a search. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 303 }
  /** A car that was withdrawn (D13). */
  | { readonly kind: 'gone'; readonly car: Car }
  /** Requested blocks that are not on the page. */
  | { readonly kind: 'no_block'; readonly ids: readonly string[] }

/**
 * Resolves a request to a page or a refusal; nothing is rendered yet.
 * @throws Unavailable when the tenant's stock cannot be read
 */
export async function resolve(request: SiteRequest, stock: StockDirectory): Promise<Resolution> {
  if (isStatusRoute(request.pathname)) return { kind: 'missing' }
  const found = await findPage(request, stock)
  if (found.kind !== 'match') return found
  const { match } = found
  const { canonicalRedirect, blocks } = match.url
  if (canonicalRedirect !== undefined) {
    return { kind: 'redirect', to: canonicalRedirect, status: 303 }
  }
  const visitor = await visitorFor(match, request)
  if (visitor && match.page.access === 'signed-in' && !isSignedIn(visitor)) {
    return { kind: 'sign_in', to: signInFor(request) }
  }
  const { car } = match.bindings.records
  if (car && isWithdrawn(car)) return { kind: 'gone', car }
  const known = pageFacts(match.page).blocks
  const unknown = [...(blocks ?? [])].filter((id) => !known.has(id))
  return unknown.length > 0 ? { kind: 'no_block', ids: unknown } : { ...found, visitor }
}

/** Whom the response is for: undefined for one that is the same for everyone, and may be kept. */
async function visitorFor(match: PageMatch, request: SiteRequest): Promise<Visitor | undefined> {
  const { page, url } = match
  const { freshBlocks, personalBlocks } = pageFacts(page)
  const isPersonal = url.blocks !== undefined && !url.blocks.isDisjointFrom(personalBlocks)
  if (page.access === 'signed-in' || isPersonal) return request.visitor()
  const isFresh = !freshBlocks.isDisjointFrom(url.blocks ?? freshBlocks)
  return isFresh ? identifyVisitorPage(page, request) : undefined
}

/** The visitor of a page that is rendered for this request, who is nobody to a page without personal blocks. */
export const identifyVisitorPage = async (
  page: PageMatch['page'],
  request: Pick<SiteRequest, 'visitor'>,
): Promise<Visitor> =>
  page.access === 'signed-in' || pageFacts(page).personalBlocks.size > 0
    ? request.visitor()
    : anonymous

/** Where a visitor is sent first to whom this page is closed. */
export async function signInBefore(
  { page }: PageMatch,
  request: SiteRequest,
): Promise<string | undefined> {
  if (page.access !== 'signed-in' || isSignedIn(await request.visitor())) return undefined
  return signInFor(request)
}

/** Where a gated page redirects to; both paths are within this site (Spec 2.10, D25). */
const signInFor = ({ pathname, search }: SiteRequest): string =>
  signInPath({ type: signInTypeOf(pathname), redirect: pathname + search, back: '/' })

const isStatusRoute = (path: string): boolean =>
  Object.values(statusRoutes).some((route) => route === path)
