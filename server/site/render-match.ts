import { mapHosts } from '#domain/location/map-links.ts'
import { liveResponseHead, liveResponseType } from '#pages/live-response.ts'
import { consentScript } from '#pages/render/consent.ts'
import { renderLive, renderPage } from '#pages/render/page.ts'
import type { PageRequest } from '#pages/render/request.ts'
import { storedScript } from '#pages/render/stored-script.ts'
import { pageStyles } from '#pages/render/styles.ts'
import { watchlistScript } from '#pages/render/watchlist.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { PageMatch } from '../pages/find-page.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { htmlBytes } from './html-bytes.ts'
import type { RenderedPage } from './page-cache.ts'
import type { SiteServices } from './services.ts'

type RenderedBody = Omit<RenderedPage<never>, 'audience'>

/** Renders the requested blocks, or the whole page, for the request's audience. */
export async function renderMatch<Request extends PageRequest>(
  match: PageMatch,
  request: Request,
  services: SiteServices,
): Promise<RenderedPage<Request['audience']>> {
  const { blocks } = match.url
  const body = await (blocks ? liveBytes(blocks, request) : documentBytes(match, request, services))
  return { ...body, audience: request.audience }
}

async function documentBytes(
  match: PageMatch,
  request: PageRequest,
  services: SiteServices,
): Promise<RenderedBody> {
  const { view } = request
  const html = await renderPage(request)
  if (services.development) {
    const transformed = await services.development.transform(view.path, html.join(''))
    return {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(transformed, 'utf8'),
    }
  }
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(match.tenant, request),
    },
    body: htmlBytes(html),
  }
}

const policies = new WeakMap<Tenant, WeakMap<ResolvedPage, string>>()

/** The policy of a page, whose styles depend on its blocks and its tenant's look. */
function policyOf(tenant: Tenant, request: PageRequest): string {
  const ofTenant = policies.get(tenant) ?? new WeakMap<ResolvedPage, string>()
  policies.set(tenant, ofTenant)
  const { page, assets } = request
  const policy =
    ofTenant.get(page) ??
    pagePolicy(
      [assets.runtime, assets.actions, consentScript, storedScript, watchlistScript],
      [pageStyles(request)],
      tenant.site.flags.maps ? mapHosts : [],
    )
  ofTenant.set(page, policy)
  return policy
}

async function liveBytes(ids: ReadonlySet<string>, request: PageRequest): Promise<RenderedBody> {
  const response = await renderLive(ids, request)
  return {
    headers: { 'content-type': liveResponseType },
    body: htmlBytes(Object.values(response.blocks), liveResponseHead(response)),
  }
}
