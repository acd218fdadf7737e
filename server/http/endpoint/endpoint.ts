import { hash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Tenant } from '../../tenants/tenant.ts'
import type { AppEnv } from '../app-env.ts'
import { AppError } from '../app-error.ts'
import { otherMethods } from '../methods.ts'
import type { ApiCall } from '../openapi/document.ts'
import { bytesOf, formatOf, parseBody, type TextFormat } from './body.ts'
import { type IdempotencyKeys, idempotencyKeyOf, once, type StoredResponse } from './idempotency.ts'
import { noStore, type PipelineTools, type WriteLimits, writePipeline } from './pipeline.ts'
import { requireStrict, validatedBody } from './validated-body.ts'

/** The input of a handler; everything in it is validated. */
export interface EndpointRequest<Body, Params = Readonly<Record<string, never>>> {
  readonly body: Body
  /** The parameters of the path. */
  readonly params: Params
  readonly tenant: Tenant
  /** Scheme and host of the site. */
  readonly origin: string
  readonly requestId: string
  /** The client that rate limits count against: an address, or a network. Never to be stored. */
  readonly client: string
  /**
   * Where the client sent one; a repeated request does not reach the handler, unless the endpoint's
   * `idempotency` is `handler`.
   */
  readonly idempotencyKey: string | undefined
  /** `form` for an HTML form that was sent without script, whose answer is a page. */
  readonly format: TextFormat
  /** The value of a request header. */
  readonly header: (name: string) => string | undefined
  /** Adds a cookie to this answer; a stored answer of an idempotency key has none. */
  readonly setCookie: (cookie: string) => void
}

/** JSON, nothing (204), or for forms without script a 303 to the path of this site that shows the result. */
export type EndpointAnswer<Json = unknown> =
  | { readonly json: Json; readonly status?: 200 | 201 | 202 }
  | { readonly seeOther: `/${string}` }
  | 'no_content'

type Strict<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>

export interface EndpointDeclaration<
  Shape extends z.ZodRawShape,
  Params extends z.ZodRawShape = Record<never, never>,
  Answer extends z.ZodType = z.ZodType<unknown>,
> {
  /** Such as `/api/leads/:lead_id`. */
  readonly path: `/api/${string}`
  /** `post` where absent. */
  readonly method?: 'post' | 'patch'
  /** The path's parameters by name; other values answer 404. Required where the path has any. */
  readonly params?: Strict<Params>
  /** Strict, like all objects within it: unknown names are refused. */
  readonly body: Strict<Shape>
  /** Its JSON, for the OpenAPI document; absent where it answers nothing (204). */
  readonly answer?: Answer
  /** `json` alone where absent. */
  readonly formats?: readonly TextFormat[]
  readonly maxBodyBytes: number
  readonly rates: WriteLimits['rates']
  /**
   * `stored` where absent: a repeated request gets the stored answer of the first, in this process. With
   * `handler` every request reaches the handler, which keeps the key where all processes see it.
   */
  readonly idempotency?: 'stored' | 'handler'
  /** Receives validated input; refuses by throwing an AppError. */
  handle(
    request: EndpointRequest<z.output<Strict<Shape>>, z.output<Strict<Params>>>,
  ): EndpointAnswer<z.output<Answer>> | Promise<EndpointAnswer<z.output<Answer>>>
}

/** What all endpoints of a server share. */
export interface EndpointTools extends PipelineTools {
  readonly keys: IdempotencyKeys
}

/** An endpoint as `createApp` takes it. */
export interface Endpoint {
  (tools: EndpointTools): Hono<AppEnv>
  /** For the OpenAPI document; absent for forms of pages. */
  readonly described?: ApiCall
}

/**
 * Makes an endpoint that writes from its declaration. Refused before the handler are, in this order: other
 * methods (405), requests from other sites (403), too many requests (429), other types (415), a body that
 * is too large (413), malformed (400) or invalid (422). Responses are not cacheable.
 */
export function endpoint<
  Shape extends z.ZodRawShape,
  Params extends z.ZodRawShape = Record<never, never>,
  Answer extends z.ZodType = z.ZodType<unknown>,
>(declared: EndpointDeclaration<Shape, Params, Answer>): Endpoint {
  const { path, method = 'post', formats = ['json'], maxBodyBytes, rates } = declared
  const routes = (tools: EndpointTools) => {
    requireStrict(declared.body)
    requireParams(path, declared.params)
    const app = new Hono<AppEnv>().use(path, noStore)
    for (const handler of writePipeline({ formats, maxBodyBytes, rates }, tools)) {
      app.on(method.toUpperCase(), path, handler)
    }
    app.on(method.toUpperCase(), path, async (c) =>
      answerWith(c, await answerOf(c, formats, declared, tools)),
    )
    return app.all(path, otherMethods(method.toUpperCase()))
  }
  const { body, answer } = declared
  return Object.assign(routes, {
    described: { method: method.toUpperCase(), path, formats, body, answer },
  })
}

/** Throws an Error where a parameter of the path has no schema, or a schema no parameter. */
function requireParams(path: string, params: z.ZodObject | undefined): void {
  const named = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name)
  const known = Object.keys(params?.shape ?? {})
  if (named.length !== known.length || named.some((name = '') => !known.includes(name))) {
    throw new Error(`${path}: expected \`params\` to name each parameter of the path`)
  }
}

async function answerOf<
  Shape extends z.ZodRawShape,
  Params extends z.ZodRawShape,
  Answer extends z.ZodType,
>(
  c: Context<AppEnv>,
  formats: readonly TextFormat[],
  declared: EndpointDeclaration<Shape, Params, Answer>,
  { keys, clientOf }: EndpointTools,
): Promise<StoredResponse> {
  const format = formatOf(c, formats)
  const bytes = await bytesOf(c)
  const params = validParams(declared.params, c.req.param())
  const body = validatedBody(declared.body, parseBody(bytes, format))
  const key = idempotencyKeyOf(c.req.header('idempotency-key'))
  const tenant = c.get('tenant')
  const given = { tenant, origin: c.get('origin'), requestId: c.get('requestId') }
  const header = (name: string) => c.req.header(name)
  const setCookie = (cookie: string) => c.header('set-cookie', cookie, { append: true })
  const request = {
    ...given,
    setCookie,
    body,
    params,
    idempotencyKey: key,
    format,
    header,
    client: clientOf(c),
  }
  const work = async () => storedResponse(await declared.handle(request))
  if (key === undefined || declared.idempotency === 'handler') return work()
  const fingerprint = hash('sha256', bytes, 'base64url')
  return once(keys, { tenant: tenant.slug, endpoint: c.req.path, key, fingerprint }, work)
}

function validParams<Params extends z.ZodRawShape>(
  schema: Strict<Params> | undefined,
  given: Readonly<Record<string, string>>,
): z.output<Strict<Params>> {
  const read = (schema ?? z.strictObject({})).safeParse(given)
  if (read.success) return read.data as z.output<Strict<Params>>
  throw new AppError(404, 'not_found', 'There is nothing at this address')
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
