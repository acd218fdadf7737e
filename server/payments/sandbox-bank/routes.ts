import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Html } from '#pages/render/html.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { askPage, bankPolicy, endedPage, payPage } from './pages.ts'
import type { BuyerAction, SandboxBank, ShownPayment } from './sandbox-bank.ts'
import { cardOf } from './sandbox-cards.ts'

const MAX_BODY_BYTES = 2_000

/** Pages of the sandbox bank, under any host: `/_bank/:payment`, and where the bank asks `/_bank/:payment/ask`. */
export function bankPages(bank: Pick<SandboxBank, 'payment' | 'act'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use('/_bank/*', bodyLimit({ maxSize: MAX_BODY_BYTES }))
  app.on(['GET', 'POST'], ['/_bank/:payment', '/_bank/:payment/ask'], async (c, next) => {
    const payment = await bank.payment(c.req.param('payment') ?? '')
    if (!payment) return next()
    if (c.req.method === 'GET') return send(c, payment, pageOf(payment))
    const action = await actionOf(c)
    if (!action) return send(c, payment, payPage(payment, true), 422)
    const state = await bank.act(payment.id, action)
    if (state === undefined) return c.redirect(`/_bank/${payment.id}`, 303)
    if (state === 'asking') return c.redirect(`/_bank/${payment.id}/ask`, 303)
    return c.redirect(action === 'cancel' ? payment.cancel_url : payment.return_url, 303)
  })
  return app
}

/** By the state of the payment, whichever of the addresses was asked. */
function pageOf(payment: ShownPayment): Html {
  if (payment.state === 'asking') return askPage(payment)
  return payment.state === 'open' ? payPage(payment, false) : endedPage(payment)
}

async function actionOf(c: Context<AppEnv>): Promise<BuyerAction | undefined> {
  const form = new URLSearchParams(await c.req.text())
  const action = form.get('action')
  if (action === 'cancel' || action === 'approve' || action === 'refuse') return action
  const card = cardOf(form.get('card') ?? '')
  return card && { pay: card }
}

function send(c: Context<AppEnv>, payment: ShownPayment, page: Html, status: 200 | 422 = 200) {
  c.header('content-security-policy', bankPolicy(payment))
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.html(page, status)
}
