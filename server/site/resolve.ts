import { isGatedPath } from '#domain/account/gates.ts'
import { sameSitePath } from '#domain/account/same-site-path.ts'
import { SIGN_IN, signInPath, signInTypeOf } from '#domain/account/sign-in-path.ts'
import { anonymous, isSignedIn, type Visitor } from '#domain/account/visitor.ts'
import type { Car } from '#domain/car/car.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { type PageFacts, pageFacts } from '#pages/render/page-facts.ts'
import { paramsOf, statusRoutes } from '#pages/routes.ts'
import { isFlagOn } from '#pages/when.ts'
import { type FoundPage, findPage, type PageAddress, type PageMatch } from '../pages/find-page.ts'
import type { StockDirectory } from '../search/stock-directory.ts'
import { cameFrom } from './came-from.ts'

/** One request for a page of a tenant. */
export interface SiteRequest extends PageAddress {
  readonly requestId: string
  /** What led here, if the browser says so. */
  readonly referer?: string | undefined
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
  if (isShownByServer(match)) return { kind: 'missing' }
  const { canonicalRedirect, blocks } = match.url
  if (canonicalRedirect !== undefined) {
    return { kind: 'redirect', to: canonicalRedirect, status: 303 }
  }
  const visitor = await visitorFor(match, request)
  if (visitor && isGated(match) && !isSignedIn(visitor)) {
    return { kind: 'sign_in', to: signInFor(request) }
  }
  const { car } = match.bindings.records
  if (car && isWithdrawn(car)) return { kind: 'gone', car }
  const known = pageFacts(match.page).blocks
  const unknown = [...(blocks ?? [])].filter((id) => !known.has(id))
  return unknown.length > 0 ? { kind: 'no_block', ids: unknown } : { ...found, visitor }
}

/** Records and blocks of pages that a folder of the server shows, to the visitor whose they are. */
const [ownRecords, ownBlocks] = [
  ['valuation', 'reservation', 'purchase', 'payment'],
  ['checkout', 'online-purchase'],
]

function isShownByServer({ page }: PageMatch): boolean {
  const params = paramsOf(page.route)
  const blocks = [...pageFacts(page).blocks.values()]
  return (
    ownRecords.some((name) => params.includes(name)) ||
    blocks.some(({ block }) => ownBlocks.includes(block.name))
  )
}

/** Whom the response is for: undefined for one that is the same for everyone, and may be kept. */
async function visitorFor(match: PageMatch, request: SiteRequest): Promise<Visitor | undefined> {
  const { url } = match
  const { freshBlocks, personalBlocks } = dependingBlocks(match)
  const isPersonal = url.blocks !== undefined && !url.blocks.isDisjointFrom(personalBlocks)
  if (isGated(match) || isPersonal) return request.visitor()
  // A valuation is one buyer's, and its figure ends.
  const isFresh =
    !freshBlocks.isDisjointFrom(url.blocks ?? freshBlocks) || url.read.trade_in !== undefined
  return isFresh ? identifyVisitorPage(match, request) : undefined
}

/**
 * Whether a page is for signed-in visitors alone: its file says so, or one of its addresses is gated on this
 * site. Spec 2.27-2.29.
 */
export function isGated({ page, tenant, url }: PageMatch): boolean {
  if (page.access === 'signed-in') return true
  const paths = [url.pathname, page.route, ...page.also]
  return paths.some((path) => isGatedPath(path, tenant.site.flags))
}

/** The visitor of a page that is rendered for this request, who is nobody to a page without personal blocks. */
export const identifyVisitorPage = async (
  match: PageMatch,
  request: Pick<SiteRequest, 'visitor'>,
): Promise<Visitor> =>
  isGated(match) || dependingBlocks(match).personalBlocks.size > 0 ? request.visitor() : anonymous

/** The blocks of a page that depend on the request, where this site has their features. */
export function dependingBlocks({
  page,
  tenant,
}: Pick<PageMatch, 'page' | 'tenant'>): Pick<PageFacts, 'freshBlocks' | 'personalBlocks'> {
  const { blocks, freshBlocks, personalBlocks } = pageFacts(page)
  const ofSite = (ids: ReadonlySet<string>) =>
    ids.size === 0
      ? ids
      : new Set([...ids].filter((id) => isFlagOn(blocks.get(id)?.when, tenant.site.flags)))
  return { freshBlocks: ofSite(freshBlocks), personalBlocks: ofSite(personalBlocks) }
}

/** Where a visitor is sent first to whom this page is closed. */
export async function signInBefore(
  match: PageMatch,
  request: SiteRequest,
): Promise<string | undefined> {
  if (!isGated(match) || isSignedIn(await request.visitor())) return undefined
  return signInFor(request)
}

/**
 * Where a gated page redirects to; both paths are within this site. Back is where the visitor comes from, unless
 * that is this page or the sign-in. Spec 2.10, 2.30, D25.
 */
function signInFor({ pathname, search, referer, origin }: SiteRequest): string {
  const before = sameSitePath(cameFrom({ referer, origin }))
  const [path] = before.split('?')
  const back = path === pathname || path === SIGN_IN ? '/' : before
  return signInPath({ type: signInTypeOf(pathname), redirect: pathname + search, back })
}

const isStatusRoute = (path: string): boolean =>
  Object.values(statusRoutes).some((route) => route === path)
