import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { AppError } from '../app-error.ts'
import { type BodyFormat, closeUnread, knownFormat, limitedBody } from './body.ts'
import { type Rate, RateLimit } from './rate-limit.ts'
import { sameOrigin } from './same-origin.ts'

/** What a request that writes must keep to before its body is read. */
export interface WriteLimits {
  readonly formats: readonly BodyFormat[]
  readonly maxBodyBytes: number
  readonly rates: {
    /** Per client address, over all sites. */
    readonly client: Rate
    /** Per site, over all clients; absent on the staff host, which is no site's. */
    readonly tenant?: Rate
  }
}

export interface PipelineTools {
  readonly clock: () => Date
  readonly clientOf: (c: Context) => string
}

/**
 * What every request that writes passes first. Refused are, in this order: requests from other sites
 * (403), too many requests (429), other types (415), and a body that is too large (413). No cache stores
 * the answer.
 */
export const writePipeline = (
  { formats, maxBodyBytes, rates }: WriteLimits,
  tools: PipelineTools,
): MiddlewareHandler<AppEnv>[] => [
  ...guards(rates, tools),
  knownFormat(formats),
  limitedBody(maxBodyBytes),
]

/** The same for files as the body, which are limited where they are received. */
export const uploadPipeline = (
  rates: WriteLimits['rates'],
  format: 'bytes' | 'files',
  tools: PipelineTools,
): MiddlewareHandler<AppEnv>[] => [...guards(rates, tools), knownFormat([format])]

const guards = (rates: WriteLimits['rates'], tools: PipelineTools) => [
  noStore,
  sameOrigin,
  limitedRate(rates, tools),
]

// Before the handlers: a header set after them would turn Hono's light response into a full Response.
export const noStore = createMiddleware<AppEnv>((c, next) => {
  c.header('cache-control', 'no-store')
  return next()
})

function limitedRate(rates: WriteLimits['rates'], { clock, clientOf }: PipelineTools) {
  const clients = new RateLimit(rates.client, clock)
  const tenants = rates.tenant && new RateLimit(rates.tenant, clock)
  return createMiddleware<AppEnv>((c, next) => {
    // The client first: a client over its own limit takes nothing from the site's.
    const seconds = clients.take(clientOf(c)) || (tenants?.take(c.get('tenant').slug) ?? 0)
    if (seconds === 0) return next()
    closeUnread(c)
    const message = `Too many requests. Try again in ${seconds} s`
    throw new AppError(429, 'too_many_requests', message, { retryAfter: seconds })
  })
}
