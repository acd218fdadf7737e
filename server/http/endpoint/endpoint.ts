import { hash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import type { Tenant } from '../../tenants/tenant.ts'
import type { AppEnv } from '../app-env.ts'
import { AppError } from '../app-error.ts'
import { otherMethods } from '../methods.ts'
import {
  type BodyFormat,
  bytesOf,
  closeUnread,
  formatOf,
  knownFormat,
  limitedBody,
  parseBody,
} from './body.ts'
import { type IdempotencyKeys, idempotencyKeyOf, once, type StoredResponse } from './idempotency.ts'
import { type Rate, RateLimit } from './rate-limit.ts'
import { sameOrigin } from './same-origin.ts'
import { requireStrict, validatedBody } from './validated-body.ts'

/** The input of a handler; everything in it is validated. */
export interface EndpointRequest<Body> {
  readonly body: Body
  readonly tenant: Tenant
  readonly requestId: string
  /** Where the client sent one; a repeated request does not reach the handler. */
  readonly idempotencyKey: string | undefined
  /** `form` for an HTML form that was sent without script, whose answer is a page. */
  readonly format: BodyFormat
  /** The value of a request header. */
  readonly header: (name: string) => string | undefined
}

/** JSON, nothing (204), or for forms without script a 303 to the path of this site that shows the result. */
export type EndpointAnswer =
  | { readonly json: unknown; readonly status?: 200 | 201 | 202 }
  | { readonly seeOther: `/${string}` }
  | 'no_content'

export interface EndpointDeclaration<Shape extends z.ZodRawShape> {
  readonly path: `/api/${string}`
  /** Strict, like all objects within it: unknown names are refused. */
  readonly body: z.ZodObject<Shape, z.core.$strict>
  /** `json` alone where absent. */
  readonly formats?: readonly BodyFormat[]
  readonly bodyBytesAtMost: number
  readonly rates: {
    /** Per client address, over all sites. */
    readonly client: Rate
    /** Per site, over all clients. */
    readonly tenant: Rate
  }
  /** Receives validated input; refuses by throwing an AppError. */
  handle(
    request: EndpointRequest<z.output<z.ZodObject<Shape, z.core.$strict>>>,
  ): EndpointAnswer | Promise<EndpointAnswer>
}

/** What all endpoints of a server share. */
export interface EndpointTools {
  readonly clock: () => Date
  readonly clientOf: (c: Context) => string
  readonly keys: IdempotencyKeys
}

/** An endpoint as `createApp` takes it. */
export type Endpoint = (tools: EndpointTools) => Hono<AppEnv>

/**
 * Makes a POST endpoint from its declaration. Refused before the handler are, in this order: other
 * methods (405), requests from other sites (403), too many requests (429), other types (415), a body that
 * is too large (413), malformed (400) or invalid (422). Responses are not cacheable.
 */
export const endpoint =
  <Shape extends z.ZodRawShape>(declared: EndpointDeclaration<Shape>): Endpoint =>
  (tools) => {
    const { path, formats = ['json'], bodyBytesAtMost } = declared
    requireStrict(declared.body)
    return new Hono<AppEnv>()
      .use(path, noStore)
      .post(
        path,
        sameOrigin,
        limitedRate(declared.rates, tools),
        knownFormat(formats),
        limitedBody(bodyBytesAtMost),
        async (c) => answerWith(c, await answerOf(c, formats, declared, tools.keys)),
      )
      .all(path, otherMethods('POST'))
  }

// Before the handlers: a header set after them would turn Hono's light response into a full Response.
const noStore = createMiddleware<AppEnv>((c, next) => {
  c.header('cache-control', 'no-store')
  return next()
})

function limitedRate(
  rates: { readonly client: Rate; readonly tenant: Rate },
  { clock, clientOf }: EndpointTools,
) {
  const clients = new RateLimit(rates.client, clock)
  const tenants = new RateLimit(rates.tenant, clock)
  return createMiddleware<AppEnv>((c, next) => {
    // The client first: a client over its own limit takes nothing from the site's.
    const seconds = clients.take(clientOf(c)) || tenants.take(c.get('tenant').slug)
    if (seconds === 0) return next()
    c.header('retry-after', String(seconds))
    closeUnread(c)
    throw new AppError(429, 'too_many_requests', `Too many requests. Try again in ${seconds} s`)
  })
}

async function answerOf<Shape extends z.ZodRawShape>(
  c: Context<AppEnv>,
  formats: readonly BodyFormat[],
  declared: EndpointDeclaration<Shape>,
  keys: IdempotencyKeys,
): Promise<StoredResponse> {
  const format = formatOf(c, formats)
  const bytes = await bytesOf(c)
  const body = validatedBody(declared.body, parseBody(bytes, format))
  const key = idempotencyKeyOf(c.req.header('idempotency-key'))
  const tenant = c.get('tenant')
  const requestId = c.get('requestId')
  const header = (name: string) => c.req.header(name)
  const work = async () =>
    storedResponse(
      await declared.handle({ body, tenant, requestId, idempotencyKey: key, format, header }),
    )
  if (key === undefined) return work()
  const fingerprint = hash('sha256', bytes, 'base64url')
  return once(keys, { tenant: tenant.slug, endpoint: declared.path, key, fingerprint }, work)
}

function storedResponse(answer: EndpointAnswer): StoredResponse {
  if (answer === 'no_content') return { status: 204, text: '' }
  if ('seeOther' in answer) return { status: 303, text: answer.seeOther }
  return { status: answer.status ?? 200, text: JSON.stringify(answer.json) }
}

function answerWith(c: Context<AppEnv>, { status, text }: StoredResponse): Response {
  if (status === 204) return c.body(null, 204)
  if (status === 303) return c.redirect(text, 303)
  return c.body(text, status, { 'content-type': 'application/json; charset=utf-8' })
}
