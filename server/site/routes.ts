import { type Context, Hono } from 'hono'
import { addressLine } from '#domain/location/address-line.ts'
import { Unavailable } from '#pages/render/request.ts'
import type { AppEnv } from '../http/app-env.ts'
import { encodingFor } from '../http/encoding.ts'
import { RETRY_AFTER_SECONDS } from '../http/errors.ts'
import { etagMatches } from '../http/etag.ts'
import { incomingOf } from '../http/incoming.ts'
import { homeLink, refreshAutomatically, sendPlain } from '../http/send-plain.ts'
import { causeText } from '../log.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { CachedPage, PersonalPage } from './page-cache.ts'
import { resolve, type SiteRequest } from './resolve.ts'
import { personalPage, sharedPage, statusPage, withdrawnPage } from './respond.ts'
import type { SiteServices, VisitorRequest } from './services.ts'
import { pageHeaders, type UrlCache } from './url-cache.ts'

const LONGEST_ID_SHOWN = 60

/** Every page of every tenant: all paths that no other route handles. */
export function siteRoutes(services: SiteServices, urlCache?: UrlCache): Hono<AppEnv> {
  return new Hono<AppEnv>().get('*', async (c) => {
    const request = siteRequest(c, services)
    const incoming = incomingOf(c)
    try {
      const outcome = await resolve(request, services.stock)
      if (outcome.kind === 'match') {
        const { match, visitor } = outcome
        const { requestId } = request
        if (visitor) return sendPersonal(c, await personalPage(match, visitor, services, requestId))
        const page = await sharedPage(match, services, requestId)
        if (incoming) urlCache?.remember(incoming, page, request.tenant)
        return sendPage(c, page, services)
      }
      if (outcome.kind === 'sign_in') return seeOther(c, outcome.to)
      if (outcome.kind === 'redirect') return c.redirect(outcome.to, outcome.status)
      if (outcome.kind === 'faulty') {
        return faultyPage(c, outcome.file, outcome.problems, request, services)
      }
      if (outcome.kind === 'no_block') {
        const ids = outcome.ids.map((id) => `"${id.slice(0, LONGEST_ID_SHOWN)}"`).join(', ')
        const error = `This page has no block ${ids}`
        return c.json({ error, code: 'no_such_block' }, 404)
      }
      const page =
        outcome.kind === 'gone'
          ? await withdrawnPage(request, outcome.car, services)
          : await statusPage(request, 404, services)
      return page ? sendPage(c, page, services) : plainMissing(c, outcome.kind)
    } catch (cause) {
      if (!(cause instanceof Unavailable)) throw cause
      services.log.error('site_unavailable', {
        requestId: request.requestId,
        tenant: request.tenant.slug,
        cause: causeText(cause.cause ?? cause),
      })
      return unavailablePage(c, request.tenant)
    }
  })
}

/** A request as pages are found by it. */
export function siteRequest(c: Context<AppEnv>, { identifyVisitor }: SiteServices): SiteRequest {
  const { pathname, search } = c.get('url')
  const [tenant, origin] = [c.get('tenant'), c.get('origin')]
  const asked = { tenant, origin, ...visitorHeaders(c) }
  const visitor = () => identifyVisitor(asked)
  const referer = c.req.header('referer')
  return { tenant, pathname, search, origin, referer, requestId: c.get('requestId'), visitor }
}

/** How the visitor of a request is identified, and remembered. */
export const visitorHeaders = (
  c: Context<AppEnv>,
): Pick<VisitorRequest, 'header' | 'setCookie'> => ({
  header: (name) => c.req.header(name),
  setCookie: (cookie) => c.header('set-cookie', cookie, { append: true }),
})

function sendPage(c: Context<AppEnv>, page: CachedPage, { pages }: SiteServices): Response {
  const encoding = encodingFor(c.req.header('accept-encoding'))
  const headers = { ...pageHeaders(page, encoding), 'x-request-id': c.get('requestId') }
  const ifNoneMatch = c.req.header('if-none-match')
  const known = page.status === 200 && etagMatches(ifNoneMatch, headers.etag)
  // A plain object, which is sent as it is: `Headers` would be checked, sorted and copied.
  return known
    ? new Response(null, { status: 304, headers })
    : new Response(pages.body(page, encoding), { status: page.status, headers })
}

/** For responses that depend on the visitor: no cache may store them. */
export const personalControl = 'private, no-store'

/**
 * Sends a response for one visitor, uncompressed: its compressed length would leak private content
 * beside text that the URL controls (BREACH).
 */
export function sendPersonal(
  c: Context<AppEnv>,
  { headers, body }: PersonalPage,
  status: 200 | 404 | 409 | 422 | 429 | 503 = 200,
): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  c.header('cache-control', personalControl)
  return c.body(body, status)
}

/** On to another page, as what one visitor sent is answered. */
export function seeOther(c: Context<AppEnv>, path: string): Response {
  c.header('cache-control', personalControl)
  return c.redirect(path, 303)
}

/** A page whose file is invalid: its errors in development, a 500 page in production. */
async function faultyPage(
  c: Context<AppEnv>,
  file: string,
  problems: readonly string[],
  request: SiteRequest,
  services: SiteServices,
): Promise<Response> {
  const { requestId, tenant } = request
  services.log.error('page_faulty', { requestId, tenant: tenant.slug, file, problems })
  const title = 'This page cannot be shown'
  if (services.development) {
    const text = [
      `${file} has ${problems.length === 1 ? 'an error' : 'errors'}. Fix ${problems.length === 1 ? 'it' : 'them'} and save.`,
    ]
    refreshAutomatically(c)
    return sendPlain(c, 500, { title, text, details: problems.join('\n') })
  }
  const page = await statusPage(request, 500, services)
  if (page) return sendPage(c, page, services)
  return sendPlain(c, 500, { title, text: sorry(request), ...homeLink })
}

const sorry = ({ tenant, requestId }: SiteRequest): string[] => [
  `Something is wrong with this page of ${tenant.site.name}. The rest of the site works.`,
  `If it stays like this, please call us on ${tenant.site.contact.phone} and mention ${requestId}.`,
]

const plainMissing = (c: Context<AppEnv>, kind: 'gone' | 'missing'): Response =>
  kind === 'gone'
    ? sendPlain(c, 410, {
        title: 'This car is no longer for sale',
        text: ['It has been withdrawn.'],
        ...homeLink,
      })
    : sendPlain(c, 404, {
        title: 'Page not found',
        text: ['There is no page at this address.'],
        ...homeLink,
      })

/** The stock cannot be read: still shows phone number and addresses. */
function unavailablePage(c: Context<AppEnv>, { site }: Tenant): Response {
  const addresses = site.locations.map(({ name, address }) => `${name}, ${addressLine(address)}`)
  c.header('retry-after', String(RETRY_AFTER_SECONDS))
  return sendPlain(c, 503, {
    title: `${site.name} will be back in a moment`,
    text: [
      'We cannot show our cars just now. Please try again in a minute.',
      `Or call us on ${site.contact.phone}.`,
      ...addresses,
    ],
    ...homeLink,
  })
}
