import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { appointmentRoutes } from './appointments/routes.ts'
import { carRoutes } from './cars/routes.ts'
import type { AppEnv } from './http/app-env.ts'
import { AppError } from './http/app-error.ts'
import { clientAddress } from './http/client-address.ts'
import type { Endpoint } from './http/endpoint/endpoint.ts'
import { MemoryKeys } from './http/endpoint/memory-keys.ts'
import { onError } from './http/errors.ts'
import { incomingOf } from './http/incoming.ts'
import { limitedUrl } from './http/limits.ts'
import { otherMethods } from './http/methods.ts'
import { canonicalHost, publicAddress, transportSecurity } from './http/origin.ts'
import { newRequestId } from './http/request-id.ts'
import { securityHeaders } from './http/security-headers.ts'
import { formRoutes } from './leads/form-routes.ts'
import { formSchemaRoutes } from './leads/schema-routes.ts'
import type { Submit } from './leads/submission.ts'
import type { MediaEnv } from './media/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { siteRoutes } from './site/routes.ts'
import type { SiteServices } from './site/services.ts'
import { siteFiles } from './site/site-files.ts'
import type { UrlCache } from './site/url-cache.ts'
import { type HostOptions, tenantByHost } from './tenant-by-host.ts'

export interface AppOptions extends HostOptions {
  readonly services: SiteServices
  /** Whether `X-Forwarded-Host` and `-Proto` are believed (D1). */
  readonly trustProxy: boolean
  readonly media: Hono<MediaEnv>
  /** `brochureRoutes`; absent without the fonts of a build. */
  readonly brochures?: Hono<AppEnv> | undefined
  /** `outboxRoutes`; absent in production. */
  readonly outbox?: Hono<AppEnv> | undefined
  /** `linkCardRoutes`; absent without the fonts of a build. */
  readonly linkCards?: Hono<AppEnv> | undefined
  /** Built files for the browser; absent in development, where the bundler serves them. */
  readonly assets?: Hono
  /** Endpoints that write. */
  readonly endpoints?: readonly Endpoint[]
  /** Takes the forms of pages; absent where none is taken, as in the preview of a draft. */
  readonly submit?: Submit
  readonly urlCache?: UrlCache
  /** Shows a draft page in place of the sites' pages; see `previewRoutes`. */
  readonly preview?: Hono<AppEnv>
  readonly metrics?: Hono<AppEnv>
  /** What `/readyz` reports: a proxy sends visitors once it is true. */
  readonly ready?: () => boolean
}

/** Everything behind the URL cache, as one function of a request. */
export function createApp(appOptions: AppOptions): Hono<AppEnv> {
  const {
    services,
    trustProxy,
    media,
    brochures,
    outbox,
    linkCards,
    assets,
    endpoints = [],
    submit,
    urlCache,
    preview,
    metrics,
    ready = () => true,
    ...options
  } = appOptions
  const app = new Hono<AppEnv>()
  app.use(requestHead(trustProxy))
  app.use(limitedUrl)
  app.onError(onError(services.log))
  app.get('/healthz', (c) => c.json({ ok: true })).all(otherMethods('GET, HEAD'))
  app
    .get('/readyz', (c) => {
      const isReady = ready()
      return c.json({ ready: isReady }, isReady ? 200 : 503)
    })
    .all(otherMethods('GET, HEAD'))
  if (metrics) app.route('/', metrics)
  if (assets) app.route('/assets', assets)
  app.use(tenantByHost(services, options))
  app.use(canonicalHost)
  if (linkCards) app.route('/', linkCards)
  app.route('/media', media)
  app.route(
    '/',
    searchRoutes((c) => services.stock.of(c.get('tenant')), services.searchResults),
  )
  app.route('/', carRoutes(services))
  app.route('/', appointmentRoutes(services))
  app.route('/', formSchemaRoutes(services))
  const tools = {
    clock: services.clock,
    clientOf: clientAddress(trustProxy),
    keys: new MemoryKeys(services.clock),
  }
  for (const endpoint of endpoints) app.route('/', endpoint(tools))
  if (brochures) app.route('/', brochures)
  if (outbox) app.route('/', outbox)
  app.all('/api/*', () => {
    throw new AppError(404, 'not_found', 'There is nothing at this address')
  })
  app.route('/', siteFiles())
  if (preview) app.route('/', preview)
  if (submit) app.route('/', formRoutes({ services, submit, tools }))
  app.route('/', siteRoutes(services, urlCache))
  app.all('*', otherMethods('GET, HEAD'))
  return app
}

// Before the handlers: a header set after them would turn Hono's light response into a full Response.
const requestHead = (trustProxy: boolean) =>
  createMiddleware<AppEnv>((c, next) => {
    const requestId = newRequestId()
    c.set('requestId', requestId)
    setHeaders(c, { ...securityHeaders, 'x-request-id': requestId })
    // A host of digits only, such as 5140514051405140, makes a URL that cannot be parsed.
    const url = URL.parse(c.req.url)
    if (!url) throw new AppError(400, 'bad_request', 'The address of this request cannot be read')
    c.set('url', url)
    const header = (name: string) => c.req.header(name)
    const address = publicAddress(header, url, trustProxy, incomingOf(c)?.socket.localPort)
    c.set('address', address)
    setHeaders(c, transportSecurity(`${address.scheme}://${address.host}`))
    return next()
  })

function setHeaders(c: Context, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}
