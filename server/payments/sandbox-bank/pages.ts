import { createHash } from 'node:crypto'
import { escapeHtml, type Html, html, joinHtml, trustedHtml } from '#pages/render/html.ts'
import type { ShownPayment } from './sandbox-bank.ts'
import { sandboxCards } from './sandbox-cards.ts'

const style =
  '*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1c2024;background:#eef1f5}main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}.note{padding:.75rem 1rem;background:#ffe9a8;font-weight:600;text-align:center}.note p{margin:0}h1{font-size:1.5rem;line-height:1.25;margin:0 0 .25rem;overflow-wrap:anywhere}h2{font-size:1rem;margin:2rem 0 .5rem}.amount{font-size:2rem;font-weight:700;line-height:1.2;margin:.5rem 0 1rem}form,.box{padding:1rem;background:#fff;border:1px solid #c6ccd4;border-radius:.5rem}label{display:block;font-weight:600}input{width:100%;min-height:2.75rem;margin:.25rem 0 0;padding:.5rem .75rem;font:inherit;border:1px solid #697380;border-radius:.375rem}input[aria-invalid]{border:2px solid #b3261e}form p{margin-top:0}.error{margin:.5rem 0 0;color:#b3261e;font-weight:600}button{width:100%;min-height:2.75rem;margin:1rem 0 0;padding:.5rem 1rem;font:inherit;font-weight:600;border:1px solid #1f4b99;border-radius:.375rem;color:#fff;background:#1f4b99;cursor:pointer}button.second{margin-top:.5rem;color:#1f4b99;background:#fff}:focus-visible{outline:3px solid #b35900;outline-offset:2px}dl{margin:0}dt{font-weight:600;font-variant-numeric:tabular-nums}dd{margin:0 0 .625rem}a{color:#1f4b99}'

const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * The policy of a page that leads to these addresses: browsers apply `form-action` to the redirect that
 * answers a form, too.
 */
export function bankPolicy({ return_url, cancel_url }: ShownPayment): string {
  const origins = new Set([return_url, cancel_url].map((url) => new URL(url).origin))
  return `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self' ${[...origins].join(' ')}; frame-ancestors 'none'`
}

const page = (title: string, content: Html): Html =>
  html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${trustedHtml(style)}</style></head><body><header class="note"><p>Sandbox bank: no card is charged and no money moves. Type no real card number.</p></header><main>${content}</main></body></html>`

/** Such as `A$200.00` where it is another's dollar. */
const amountText = ({ cents, currency }: ShownPayment): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100)

const whatIsPaid = (payment: ShownPayment): Html =>
  html`<h1>${escapeHtml(payment.title)}</h1><p class="amount">${escapeHtml(amountText(payment))}</p>`

const cards = joinHtml(
  Object.values(sandboxCards).map(
    ({ number, text }) => html`<dt>${escapeHtml(number)}</dt><dd>${escapeHtml(text)}</dd>`,
  ),
)

const errorText = 'This sandbox knows only the cards below.'

/** Where a card is typed; after a number that is no card of the sandbox with the error. */
export function payPage(payment: ShownPayment, hasError: boolean): Html {
  const field = hasError
    ? html`<input id="card" name="card" inputmode="numeric" autocomplete="off" aria-invalid="true" aria-describedby="card-error"><p class="error" id="card-error">${escapeHtml(errorText)}</p>`
    : html`<input id="card" name="card" inputmode="numeric" autocomplete="off">`
  return page(
    `${hasError ? 'Error: ' : ''}Pay ${amountText(payment)} · Sandbox bank`,
    html`${whatIsPaid(payment)}<form method="post"><label for="card">Card number</label>${field}<button name="action" value="pay">Pay ${escapeHtml(amountText(payment))}</button><button class="second" name="action" value="cancel">Cancel</button></form><h2>Cards of this sandbox</h2><dl>${cards}</dl>`,
  )
}

/** Where a bank asks whether it is the buyer. */
export const askPage = (payment: ShownPayment): Html =>
  page(
    'Is it you? · Sandbox bank',
    html`${whatIsPaid(payment)}<form method="post"><p>Your bank wants to check that it is you.</p><button name="action" value="approve">Approve</button><button class="second" name="action" value="refuse">Refuse</button></form>`,
  )

/** A payment that can no longer be paid. */
export const endedPage = (payment: ShownPayment): Html =>
  page(
    'This payment has ended · Sandbox bank',
    html`<h1>This payment has ended</h1><div class="box"><p>It was paid, cancelled, or its time is over.</p><p><a href="${escapeHtml(payment.return_url)}">Back to the dealer</a></p></div>`,
  )
