import { type Context, Hono } from 'hono'
import {
  SIGN_IN,
  type SignInQuery,
  signInPath,
  signInTypeNamed,
} from '#domain/account/sign-in-path.ts'
import type { SignInProblem } from '#domain/account/sign-in-problem.ts'
import { isSignedIn, type Visitor } from '#domain/account/visitor.ts'
import type { SignInView } from '#parts/view-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { bytesOf, parseForm } from '../http/endpoint/body.ts'
import type { Endpoint } from '../http/endpoint/endpoint.ts'
import { writePipeline } from '../http/endpoint/pipeline.ts'
import { findPage, type PageMatch } from '../pages/find-page.ts'
import { cameFrom } from '../site/came-from.ts'
import { personalPage } from '../site/respond.ts'
import { seeOther, sendPersonal, siteRequest, visitorHeaders } from '../site/routes.ts'
import type { SiteServices } from '../site/services.ts'
import { afterSignIn, type PendingSignIn, pendingOf } from './pending-sign-in.ts'
import { sendCode } from './send-code.ts'
import type { SignInRequest, SignInTools } from './sign-in.ts'
import { signInRates } from './sign-in-endpoints.ts'
import { refusalOf } from './sign-in-refusal.ts'
import { verifyCode } from './verify-code.ts'

export interface SignInPagesTools extends SignInTools {
  readonly services: SiteServices
}

/** A car's id is at most this, characters. */
const MAX_ID = 100

/**
 * `GET /sign-in`: the number, the code, or for who is signed in the way out. It is one visitor's, so no cache
 * stores it. A site without that page answers as for any unknown address. Spec 2.10, 2.31, FLOWS 6.
 */
export const signInPages = (tools: SignInPagesTools): Hono<AppEnv> =>
  new Hono<AppEnv>().get(SIGN_IN, async (c, next) => {
    const { services, keyring } = tools
    const match = await signInMatch(c, services)
    if (!match) return next()
    const query = queryOf(c)
    const visitor = await siteRequest(c, services).visitor()
    // From a page that was opened before the sign-in.
    if (isSignedIn(visitor) && c.req.query('redirect') !== undefined) {
      return seeOther(c, afterSignIn(query.redirect))
    }
    const pending = pendingOf(requestOf(c), keyring)
    const step = pending && c.req.query('step') === 'code' ? 'code' : 'number'
    return send(c, tools, match, visitor, viewOf(query, step, pending, {}))
  })

/**
 * `POST /sign-in`: the number, the code, or the wish for a new one, as forms without script send them. Answered
 * with a 303 to the next step, or with the same page and what was wrong. FLOWS 1, 13.
 */
export const signInForms =
  (tools: SignInPagesTools): Endpoint =>
  (pipeline) => {
    const limits = { formats: ['form'], maxBodyBytes: 10_000, rates: signInRates } as const
    const app = new Hono<AppEnv>()
    for (const handler of writePipeline(limits, pipeline)) app.post(SIGN_IN, handler)
    return app.post(SIGN_IN, async (c, next) => {
      const match = await signInMatch(c, tools.services)
      if (!match) return next()
      const fields = parseForm(await bytesOf(c))
      const field = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined)
      const request = { ...requestOf(c), client: pipeline.clientOf(c) }
      const query = queryOf(c)
      const pending = pendingOf(request, tools.keyring)
      const form = { c, match, request, query, pending }
      const code = field('code')
      if (code !== undefined && field('again') === undefined && pending) {
        return onCode({ ...form, pending }, code, tools)
      }
      return onNumber(form, field('phone') ?? pending?.phone ?? '', tools)
    })
  }

interface SentForm<Pending = PendingSignIn | undefined> {
  readonly c: Context<AppEnv>
  readonly match: PageMatch
  readonly request: SignInRequest
  readonly query: SignInQuery
  readonly pending: Pending
}

async function onNumber(form: SentForm, typed: string, tools: SignInPagesTools): Promise<Response> {
  const { c, match, request, query, pending } = form
  const isAgain = pending !== undefined && typed === pending.phone
  // What was wished for on the way here is kept when another code is asked for.
  const wish = isAgain ? pending : query
  const outcome = await sendCode(request, typed, wish, tools)
  if (outcome.kind === 'sent') return seeOther(c, codeStep(query))
  const { problem } = outcome
  if (problem.code === 'too_soon' && !isAgain) return seeOther(c, codeStep(query))
  const step = isAgain ? 'code' : 'number'
  return again(form, viewOf(query, step, pending, { typed, problem }), problem, tools, match)
}

async function onCode(
  form: SentForm<PendingSignIn>,
  code: string,
  tools: SignInPagesTools,
): Promise<Response> {
  const { c, match, request, query, pending } = form
  const { phone } = pending
  const outcome = await verifyCode(request, { phone, code }, tools)
  if (outcome.kind === 'signed_in') return seeOther(c, outcome.redirect)
  const { problem } = outcome
  return again(form, viewOf(query, 'code', pending, { problem }), problem, tools, match)
}

/** The page again, with what was wrong and a status that says so. */
async function again(
  { c }: SentForm,
  view: SignInView,
  problem: SignInProblem,
  tools: SignInPagesTools,
  match: PageMatch,
): Promise<Response> {
  const visitor = await siteRequest(c, tools.services).visitor()
  const { status, retryAfter } = refusalOf(problem, c.get('tenant'), tools.clock())
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
  return send(c, tools, match, visitor, view, status)
}

async function send(
  c: Context<AppEnv>,
  { services }: SignInPagesTools,
  match: PageMatch,
  visitor: Visitor,
  signIn: SignInView,
  status: 200 | 422 | 429 | 503 = 200,
): Promise<Response> {
  const shown = isSignedIn(visitor)
    ? { ...signIn, step: 'signed_in' as const, phone: visitor.user.phone }
    : signIn
  const requestId = c.get('requestId')
  return sendPersonal(
    c,
    await personalPage(match, visitor, services, requestId, { signIn: shown }),
    status,
  )
}

const viewOf = (
  query: SignInQuery,
  step: 'number' | 'code',
  pending: PendingSignIn | undefined,
  { typed, problem }: { readonly typed?: string; readonly problem?: SignInProblem },
): SignInView => ({
  step,
  query,
  phone: typed ?? pending?.phone ?? '',
  retryAt: pending?.retryAt,
  problem,
})

/** The sign-in page of a site, as a whole. */
async function signInMatch(
  c: Context<AppEnv>,
  services: SiteServices,
): Promise<PageMatch | undefined> {
  const found = await findPage(siteRequest(c, services), services.stock)
  if (found.kind !== 'match') return undefined
  const { match } = found
  return { ...match, url: { ...match.url, blocks: undefined } }
}

/** What the address says; where it names no path, where the visitor comes from. */
function queryOf(c: Context<AppEnv>): SignInQuery {
  const param = (name: string) => c.req.query(name)
  const from = () => cameFrom({ referer: c.req.header('referer'), origin: c.get('origin') })
  const save = param('save')
  return {
    type: signInTypeNamed(param('type')),
    redirect: afterSignIn(param('redirect') ?? from()),
    back: afterSignIn(param('back') ?? from()),
    ...(save !== undefined && save.length <= MAX_ID && { save }),
  }
}

const codeStep = (query: SignInQuery): string => `${signInPath(query)}&step=code`

const requestOf = (c: Context<AppEnv>): Omit<SignInRequest, 'client'> => ({
  tenant: c.get('tenant'),
  origin: c.get('origin'),
  requestId: c.get('requestId'),
  ...visitorHeaders(c),
})
