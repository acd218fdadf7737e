import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Unavailable } from '#pages/render/request.ts'
import type { AppEnv } from './http/app-env.ts'
import { AppError } from './http/app-error.ts'
import { plainPageHtml } from './http/plain-page.ts'
import { newRequestId } from './http/request-id.ts'
import { securityHeaders } from './http/security-headers.ts'
import { causeText } from './log.ts'
import type { MediaEnv } from './media/routes.ts'
import { searchRoutes } from './search/routes.ts'
import type { HotPages } from './site/hot-pages.ts'
import { sendPlain, siteRoutes } from './site/routes.ts'
import type { SiteServices } from './site/services.ts'
import { siteFiles } from './site/site-files.ts'
import { type HostOptions, tenantByHost } from './tenant-by-host.ts'

export interface AppOptions extends HostOptions {
  readonly services: SiteServices
  readonly media: Hono<MediaEnv>
  /** Built files for the browser; absent in development, where the bundler serves them. */
  readonly assets?: Hono
  readonly hot?: HotPages
}

/** The whole server as one function of a request. */
export function createApp({ services, media, assets, hot, ...options }: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(identified)
  app.onError((cause, c) => {
    if (cause instanceof AppError) return c.json(cause.toJSON(), cause.status)
    const requestId = c.get('requestId')
    if (cause instanceof Unavailable) {
      services.log.error('unavailable', { requestId, cause: causeText(cause.cause ?? cause) })
      const down = new AppError(503, 'stock_unavailable', 'The stock cannot be read just now')
      return c.json(down.toJSON(), down.status)
    }
    services.log.error('request_failed', { requestId, path: c.req.path, cause: causeText(cause) })
    const text = [`The error is on our side. If it lasts, please mention ${requestId}.`]
    return sendPlain(c, 500, plainPageHtml({ title: 'Something went wrong', text }))
  })
  app.get('/healthz', (c) => c.json({ ok: true }))
  if (assets) app.route('/assets', assets)
  app.use(tenantByHost(services, options))
  app.route('/media', media)
  app.route(
    '/',
    searchRoutes(async (c) => (await services.stock.of(c.get('tenant'))).search),
  )
  app.route('/', siteFiles())
  app.route('/', siteRoutes(services, hot))
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD')
    throw new AppError(405, 'method_not_allowed', `This address does not take ${c.req.method}`)
  })
  return app
}

// Before the handlers: a header set after them would make a whole Response of a light one.
const identified = createMiddleware<AppEnv>((c, next) => {
  const requestId = newRequestId()
  c.set('requestId', requestId)
  for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value)
  c.header('x-request-id', requestId)
  return next()
})
