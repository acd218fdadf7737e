import type { Context } from 'hono'
import { pageFacts } from '#pages/render/page-facts.ts'
import type { OnlinePaymentView } from '#parts/reservation-state/payment-view.ts'
import { type Asking, askingAt } from '../checkout/buyer.ts'
import type { CheckoutTools } from '../checkout/tools.ts'
import type { AppEnv } from '../http/app-env.ts'
import { findPage, type PageMatch } from '../pages/find-page.ts'
import { signInBefore } from '../site/resolve.ts'
import { personalPage } from '../site/respond.ts'
import { seeOther, sendPersonal, siteRequest } from '../site/routes.ts'
import type { Account } from '../store/account-store.ts'
import { type AskedReservation, ownPayments } from './own-payments.ts'

/** A page of a buyer who is signed in, with what that buyer has paid. */
export interface PaymentPage {
  readonly match: PageMatch
  readonly asking: Asking
  readonly account: Account
  readonly payments: readonly AskedReservation[]
}

/** The page at a request's address; a response where the sign-in comes first. Spec 2.12, 2.28. */
export async function paymentPage(
  c: Context<AppEnv>,
  tools: CheckoutTools,
): Promise<PaymentPage | Response | undefined> {
  const request = siteRequest(c, tools.services)
  const found = await findPage(request, tools.services.stock)
  if (found.kind !== 'match') return undefined
  const blocks = [...pageFacts(found.match.page).blocks.values()]
  if (!blocks.some(({ block }) => block.name === 'online-payment')) return undefined
  const signIn = await signInBefore(found.match, request)
  if (signIn !== undefined) return seeOther(c, signIn)
  const asking = await askingAt(c, tools)
  const { account } = asking
  if (!account) return undefined
  const match = { ...found.match, url: { ...found.match.url, blocks: undefined } }
  const payments = await ownPayments(await tools.open(), match.tenant.slug, account)
  return { match, asking, account, payments }
}

/** Sends the page of one visitor. */
export async function sendPayment(
  c: Context<AppEnv>,
  { match, asking }: Pick<PaymentPage, 'match' | 'asking'>,
  { services }: CheckoutTools,
  payment: OnlinePaymentView,
  status: 200 | 409 | 422 | 429 | 503 = 200,
): Promise<Response> {
  const page = await personalPage(match, asking.visitor, services, c.get('requestId'), { payment })
  return sendPersonal(c, page, status)
}
