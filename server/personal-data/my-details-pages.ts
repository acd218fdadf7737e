import { type Context, Hono } from 'hono'
import { readDetails } from '#domain/account/my-details.ts'
import { type Buyer, isSignedIn } from '#domain/account/visitor.ts'
import type { MyDetailsView } from '#parts/view-context.ts'
import { forgetSession } from '../accounts/cookies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { bytesOf, parseForm } from '../http/endpoint/body.ts'
import type { Endpoint } from '../http/endpoint/endpoint.ts'
import { writePipeline } from '../http/endpoint/pipeline.ts'
import { findPage, type PageMatch } from '../pages/find-page.ts'
import { signInBefore } from '../site/resolve.ts'
import { personalPage } from '../site/respond.ts'
import { seeOther, sendPersonal, siteRequest, visitorHeaders } from '../site/routes.ts'
import type { SiteServices } from '../site/services.ts'
import type { Account } from '../store/account-store.ts'
import type { Store } from '../store/store.ts'
import { ownEnquiries } from './own-enquiries.ts'

export interface MyDetailsTools {
  readonly services: SiteServices
  readonly open: () => Promise<Store>
}

const MY_DETAILS = '/my-details'
const DELETE = '/my-details/delete'
/** Where a deleted account ends: a page for everyone. */
const DELETED = '/account-deleted'
const MAX_BODY_BYTES = 10_000

/** `GET /my-details` of a signed-in buyer; all others are led to sign in, as on every gated page. */
export const myDetailsPage = (tools: MyDetailsTools): Hono<AppEnv> =>
  new Hono<AppEnv>().get(MY_DETAILS, async (c, next) => {
    const found = await buyerOf(c, tools)
    if (!found) return next()
    const { name = '', email = '' } = found.account
    const isSaved = c.req.query('saved') !== undefined
    return send(c, tools, found, { values: { name, email }, faults: {}, isSaved })
  })

/** `POST /my-details`: name and email. Answered with a 303, or with the page again and what was wrong. */
export const detailsForm = (tools: MyDetailsTools): Endpoint =>
  formAt(MY_DETAILS, { count: 60, seconds: 60 }, tools, async (c, found, field) => {
    const values = { name: field('name'), email: field('email') }
    const read = readDetails(values, c.get('tenant').site.words)
    if (!read.valid) {
      return send(c, tools, found, { values, faults: read.faults, isSaved: false }, 422)
    }
    const accounts = (await tools.open()).accounts(c.get('tenant').slug)
    await accounts.setDetails(found.account.id, { name: read.name, email: read.email })
    return seeOther(c, `${MY_DETAILS}?saved=1`)
  })

/** `POST /my-details/delete`: deletes the account, and with `enquiries` the enquiries of its number too. */
export const deleteForm = (tools: MyDetailsTools): Endpoint =>
  // Few: a deleted account forgets how many codes its number was sent (D25).
  formAt(DELETE, { count: 10, seconds: 3_600 }, tools, async (c, { account }, field) => {
    const personal = (await tools.open()).personal(c.get('tenant').slug)
    await personal.eraseAccount(account.id, { enquiries: field('enquiries') === '1' })
    forgetSession({ origin: c.get('origin'), ...visitorHeaders(c) })
    return seeOther(c, DELETED)
  })

interface Found {
  readonly match: PageMatch
  readonly buyer: Buyer
  readonly account: Account
}

type Handle = (
  c: Context<AppEnv>,
  found: Found,
  field: (name: string) => string,
) => Promise<Response>

/** A form of a gated page that is sent without script. */
const formAt =
  (
    path: string,
    client: { readonly count: number; readonly seconds: number },
    tools: MyDetailsTools,
    handle: Handle,
  ): Endpoint =>
  (pipeline) => {
    const rates = { client, tenant: { count: 600, seconds: 60 } }
    const limits = { formats: ['form'], maxBodyBytes: MAX_BODY_BYTES, rates } as const
    const app = new Hono<AppEnv>()
    for (const handler of writePipeline(limits, pipeline)) app.post(path, handler)
    return app.post(path, async (c, next) => {
      const fields = parseForm(await bytesOf(c))
      const found = await buyerOf(c, tools)
      if (!found) {
        const match = await matchOf(c, tools)
        const signIn = match && (await signInBefore(match, siteRequest(c, tools.services)))
        return signIn === undefined ? next() : seeOther(c, signIn)
      }
      return handle(c, found, (name) => {
        const value = fields[name]
        return typeof value === 'string' ? value : ''
      })
    })
  }

/** Who is signed in at this page; undefined where nobody is, or the site has no such page. */
async function buyerOf(c: Context<AppEnv>, tools: MyDetailsTools): Promise<Found | undefined> {
  const match = await matchOf(c, tools)
  const buyer = match && (await siteRequest(c, tools.services).visitor())
  if (!(buyer && isSignedIn(buyer))) return undefined
  const accounts = (await tools.open()).accounts(c.get('tenant').slug)
  const account = await accounts.account(buyer.account)
  return account && { match, buyer, account }
}

async function matchOf(
  c: Context<AppEnv>,
  { services }: MyDetailsTools,
): Promise<PageMatch | undefined> {
  const found = await findPage(siteRequest(c, services), services.stock)
  if (found.kind !== 'match') return undefined
  const { match } = found
  // Always the whole page.
  return { ...match, url: { ...match.url, blocks: undefined } }
}

async function send(
  c: Context<AppEnv>,
  { services, open }: MyDetailsTools,
  { match, buyer, account }: Found,
  typed: Pick<MyDetailsView, 'values' | 'faults' | 'isSaved'>,
  status: 200 | 422 = 200,
): Promise<Response> {
  const leads = await (await open()).personal(match.tenant.slug).enquiries(account.id)
  const enquiries = ownEnquiries(leads, match)
  const myDetails = { ...typed, phone: account.phone, enquiries }
  const page = await personalPage(match, buyer, services, c.get('requestId'), { myDetails })
  return sendPersonal(c, page, status)
}
