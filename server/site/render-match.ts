import { mapHosts } from '#domain/location/map-links.ts'
import { liveResponseHead, liveResponseType } from '#pages/live-response.ts'
import { consentScript } from '#pages/render/consent.ts'
import { renderLive, renderPage } from '#pages/render/page.ts'
import type { PageRequest } from '#pages/render/request.ts'
import { storedScript } from '#pages/render/stored-script.ts'
import { watchlistScript } from '#pages/render/watchlist.ts'
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
  const { html, styles } = await renderPage(request)
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
      'content-security-policy': policyOf(match.tenant, request, styles),
    },
    body: htmlBytes(html),
  }
}

const policyOf = ({ site }: Tenant, { assets }: PageRequest, styles: string): string =>
  pagePolicy(
    [assets.runtime, assets.actions, consentScript, storedScript, watchlistScript],
    [styles],
    site.flags.maps ? mapHosts : [],
  )

async function liveBytes(ids: ReadonlySet<string>, request: PageRequest): Promise<RenderedBody> {
  const response = await renderLive(ids, request)
  return {
    headers: { 'content-type': liveResponseType },
    body: htmlBytes(Object.values(response.blocks), liveResponseHead(response)),
  }
}
