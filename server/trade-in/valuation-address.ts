import type { Context } from 'hono'
import type { Visitor } from '#domain/account/visitor.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import type { ValuationView } from '#parts/valuation/valuation-view.ts'
import type { AppEnv } from '../http/app-env.ts'
import { findPage, type PageMatch } from '../pages/find-page.ts'
import { identifyVisitorPage, signInBefore } from '../site/resolve.ts'
import { personalPage } from '../site/respond.ts'
import { sendPersonal, siteRequest } from '../site/routes.ts'
import type { SiteServices } from '../site/services.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** The block that shows a valuation. */
const BLOCK = 'trade-in'

/**
 * The page at a request's address, where it values cars: the machine and its providers are Australian, so a site
 * of another country has none, whatever its pages show. Spec 5.21.
 */
export async function valuationPage(
  c: Context<AppEnv>,
  services: SiteServices,
): Promise<PageMatch | undefined> {
  const request = siteRequest(c, services)
  if (countryOf(request.tenant.site.locale) !== 'AU') return undefined
  const found = await findPage(request, services.stock)
  if (found.kind !== 'match') return undefined
  const { match } = found
  const blocks = pageFacts(match.page).blocks.values()
  if (!blocks.some(({ block }) => block.name === BLOCK)) return undefined
  return { ...match, url: { ...match.url, blocks: undefined } }
}

/** Where a visitor is led to first, on a site that values for buyers who signed in. Spec 2.29. */
export const signInFirst = (
  c: Context<AppEnv>,
  match: PageMatch,
  services: SiteServices,
): Promise<string | undefined> => signInBefore(match, siteRequest(c, services))

/** The page with a valuation, or where there is none, for one visitor. */
export async function sendValuation(
  c: Context<AppEnv>,
  match: PageMatch,
  services: SiteServices,
  valuation: ValuationView | undefined,
  status: 200 | 404 | 409 | 422 | 429 | 503 = 200,
): Promise<Response> {
  const visitor: Visitor = await identifyVisitorPage(match, siteRequest(c, services))
  const page = await oneAtATime(() =>
    personalPage(match, visitor, services, c.get('requestId'), valuation ? { valuation } : {}),
  )
  return sendPersonal(c, page, status)
}
