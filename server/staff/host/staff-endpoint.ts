import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { STAFF_API } from '#domain/staff/paths.ts'
import type { StaffCall } from '#domain/staff/staff-call.ts'
import { type StaffAnswer, type StaffCallName, staffCalls } from '#domain/staff/staff-calls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { AppError } from '../../http/app-error.ts'
import { bytesOf, parseBody } from '../../http/endpoint/body.ts'
import { noStore, writePipeline } from '../../http/endpoint/pipeline.ts'
import { validatedBody } from '../../http/endpoint/validated-body.ts'
import { staffCookies } from '../cookies.ts'
import { requireCaller, siteFor } from './authorise.ts'
import { browserName } from './browser-name.ts'
import { findCaller } from './caller.ts'
import { sendKept } from './kept-answer.ts'
import { Sights } from './sights.ts'
import type { AnyRequest, StaffRequest } from './staff-request.ts'
import type { StaffTools } from './staff-tools.ts'

/** An endpoint as the staff host takes it. */
export interface StaffEndpoint {
  readonly name: StaffCallName
  readonly routes: (tools: StaffTools) => Hono<AppEnv>
}

type Reply<Name extends StaffCallName> =
  (typeof staffCalls)[Name] extends Readonly<Record<'isStream', true>>
    ? Promise<ReadableStream<Uint8Array>>
    : [StaffAnswer<Name>] extends [undefined]
      ? Promise<void>
      : Promise<StaffAnswer<Name>>

const MAX_BODY_BYTES = 50_000
const LONGEST_PARAM = 200

/** Whole offices come from one address; guessing is held up by `SignInTries`, too. */
const rates = {
  anyone: { count: 60, seconds: 900 },
  others: { count: 600, seconds: 60 },
}

/**
 * Makes an endpoint of a call that `staffCalls` declares. Refused before its handler are, in this order: a
 * request of another site (403), too many (429), another type (415), a body that is too large (413), callers
 * who may not (401, 403, 404), a body that is malformed (400) or invalid (422). Answers are not cacheable, but
 * for those that `isKept` says.
 */
export const staffEndpoint = <Name extends StaffCallName>(
  name: Name,
  handle: (request: StaffRequest<Name>) => Reply<Name>,
): StaffEndpoint => ({
  name,
  routes(tools) {
    const call: StaffCall = staffCalls[name]
    const sights = new Sights(call)
    const [method = '', path = ''] = name.split(' ')
    const app = new Hono<AppEnv>()
    for (const middleware of method === 'GET' ? [noStore] : limits(call, tools)) {
      app.on(method, STAFF_API + path, middleware)
    }
    return app.on(method, STAFF_API + path, async (c) => {
      const request = await requestOf(c, call, tools, sights)
      const answer = await handle(request as StaffRequest<Name>)
      if (answer === undefined) return c.body(null, 204)
      if (answer instanceof ReadableStream) return c.body(answer, 200, streamHeaders)
      return call.isKept ? sendKept(c, answer) : c.json(answer)
    })
  },
})

// A proxy would keep it back until it has enough.
const streamHeaders = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }

const limits = (
  { access, takesFile, maxBodyBytes = MAX_BODY_BYTES }: StaffCall,
  tools: StaffTools,
) =>
  writePipeline(
    {
      formats: [takesFile ? 'bytes' : 'json'],
      maxBodyBytes,
      rates: { client: access === 'anyone' ? rates.anyone : rates.others },
    },
    tools,
  )

async function requestOf(c: Context<AppEnv>, call: StaffCall, tools: StaffTools, sights: Sights) {
  const now = tools.clock()
  const store = await tools.open()
  const accounts = store.staffAccounts
  const cookies = staffCookies(c)
  const client = tools.clientOf(c)
  const any: AnyRequest = {
    store,
    accounts,
    now,
    cookies,
    client,
    callerOf: (token) => findCaller(accounts, token, { now, hasDemoStaff: tools.hasDemoStaff }),
    origin: c.get('origin'),
    lastEventId: wholeNumber(c.req.header('last-event-id')),
    browser: browserName(c.req.header('user-agent')),
  }
  const params = paramsOf(c)
  const permitted =
    call.access === 'anyone'
      ? undefined
      : await permittedCaller(call, any, params.site ?? '', tools)
  if (permitted?.site) {
    const { site, by } = permitted
    await sights.tell(store.staff(site.slug).audit, { url: c.req.url, params, by })
  }
  const query = validatedBody(call.query ?? z.looseObject({}), c.req.query())
  const body = c.req.method === 'GET' ? undefined : await bodyOf(c, call)
  return { ...any, ...permitted, params, query, body }
}

const wholeNumber = (text = ''): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number(text) : undefined

async function permittedCaller(
  call: StaffCall,
  { callerOf, store, cookies, now, client }: AnyRequest,
  slug: string,
  { directory }: StaffTools,
) {
  const caller = await callerOf(cookies.session)
  requireCaller(call, caller)
  const site = await siteFor(call.access, slug, { caller, store, directory, now })
  const by = { person: caller.member.id, at: now.toISOString(), client }
  return { caller, by, ...(site && { site }) }
}

function paramsOf(c: Context<AppEnv>): Readonly<Record<string, string>> {
  const params = c.req.param()
  const isFine = Object.values<string>(params).every(
    (value) => value.length <= LONGEST_PARAM && value.isWellFormed() && !value.includes('\0'),
  )
  if (!isFine) throw new AppError(404, 'not_found', 'There is nothing at this address')
  return params
}

async function bodyOf(c: Context<AppEnv>, { body, takesFile }: StaffCall) {
  const bytes = await bytesOf(c)
  return takesFile ? bytes : validatedBody(body ?? z.strictObject({}), parseBody(bytes, 'json'))
}
