import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Capability } from './capability.ts'
import type { AppEnv } from './http/app-env.ts'
import { AppError } from './http/app-error.ts'
import { clientAddress } from './http/client-address.ts'
import { MemoryKeys } from './http/endpoint/memory-keys.ts'
import { onError } from './http/errors.ts'
import { incomingOf } from './http/incoming.ts'
import { limitedUrl } from './http/limits.ts'
import { otherMethods } from './http/methods.ts'
import { openApiDocument } from './http/openapi/document.ts'
import { canonicalHost, publicAddress, transportSecurity } from './http/origin.ts'
import { newRequestId } from './http/request-id.ts'
import { securityHeaders } from './http/security-headers.ts'
import { missingPicture } from './media/routes.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { siteRoutes } from './site/routes.ts'
import type { SiteServices } from './site/services.ts'
import { siteFiles } from './site/site-files.ts'
import type { UrlCache } from './site/url-cache.ts'
import { addStaffHost, toStaffHost } from './staff/host/staff-host.ts'
import type { StaffTools } from './staff/host/staff-tools.ts'
import { withoutDemoStaff } from './staff/host/without-demo-staff.ts'
import { type HostOptions, tenantByHost } from './tenant-by-host.ts'
import type { Tenant } from './tenants/tenant.ts'

export interface StaffHost extends Pick<StaffTools, 'open' | 'hasDemoStaff'> {
  /** Its host name. */
  readonly host: string
}

export interface AppOptions extends HostOptions {
  readonly services: SiteServices
  /** Whether `X-Forwarded-Host` and `-Proto` are believed (D1). */
  readonly trustProxy: boolean
  /** What is served beside pages, in any order. */
  readonly capabilities?: readonly Capability[]
  readonly urlCache?: UrlCache
  /** Shows a draft page in place of the sites' pages, see `previewRoutes`; then nothing is written. */
  readonly preview?: Hono<AppEnv> | undefined
  /** Lets other machines read `/metrics`. */
  readonly metricsToken?: string | undefined
  /** Where the staff works; absent for nowhere. D38. */
  readonly staff?: StaffHost | undefined
  /** What `/readyz` reports: a proxy sends visitors once it is true. */
  readonly ready?: () => boolean
}

/** Everything behind the URL cache, as one function of a request. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { services, trustProxy, capabilities = [], urlCache, preview, ready = () => true } = options
  const app = new Hono<AppEnv>()
  const mount = (routes: Hono<AppEnv> | undefined) => routes && app.route('/', routes)
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
  mount(metricsRoutes({ capabilities, token: options.metricsToken }))
  const staff = preview ? undefined : staffApp(options)
  if (staff) app.use(staff)
  for (const { shared } of capabilities) mount(shared)
  app.use(tenantByHost(services, options))
  app.use(canonicalHost)
  if (options.staff) mount(toStaffHost(options.staff.host))
  for (const { routes } of capabilities) mount(routes)
  const tools = {
    clock: services.clock,
    clientOf: clientAddress(trustProxy),
    keys: new MemoryKeys(services.clock),
  }
  const writing = preview ? [] : capabilities
  for (const endpoint of writing.flatMap(({ endpoints = [] }) => endpoints)) mount(endpoint(tools))
  app
    .get('/api/openapi.json', (c) =>
      c.json(buyersDocument(c.get('tenant'), c.get('origin'), writing)),
    )
    .all(otherMethods('GET, HEAD'))
  app.get('/media/*', missingPicture)
  app.all('/api/*', () => {
    throw new AppError(404, 'not_found', 'There is nothing at this address')
  })
  mount(siteFiles())
  mount(preview)
  for (const { forms } of writing) mount(forms?.(tools))
  mount(siteRoutes(services, urlCache))
  app.all('*', otherMethods('GET, HEAD'))
  return app
}

/** The OpenAPI document of what programs and pages of buyers ask a site. */
const buyersDocument = ({ site }: Tenant, origin: string, capabilities: readonly Capability[]) =>
  openApiDocument(
    { title: site.name, origin },
    capabilities.flatMap(({ reads = [], endpoints = [] }) => [
      ...reads,
      ...endpoints.flatMap(({ described }) => described ?? []),
    ]),
  )

/** Answers on the staff host everything but what any host answers, and nothing on others. */
function staffApp({ staff, services, trustProxy, capabilities = [] }: AppOptions) {
  if (!staff) return undefined
  const { clock, directory, log } = services
  const { host, open, hasDemoStaff } = staff
  const app = new Hono<AppEnv>().use(requestHead(trustProxy)).onError(onError(log))
  addStaffHost(app, host, capabilities, {
    open: hasDemoStaff ? open : withoutDemoStaff(open, clock),
    directory,
    clock,
    hasDemoStaff,
    clientOf: clientAddress(trustProxy),
  })
  return createMiddleware<AppEnv>(async (c, next) =>
    c.get('address').host === host ? app.fetch(c.req.raw, c.env) : next(),
  )
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
