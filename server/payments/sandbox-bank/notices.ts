import { randomUUID } from 'node:crypto'
import { post } from '../../delivery/outbound.ts'
import { signatureOf } from '../../delivery/webhook/signature.ts'
import { isLocal } from '../../http/origin.ts'
import type { BookedPayment, BookState } from './book.ts'

/** A webhook of the sandbox bank. */
export interface Notice {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface NoticeTools {
  readonly clock: () => Date
  /** Sends a webhook; what becomes of it changes nothing. Default: by HTTP. */
  readonly send?: (notice: Notice) => Promise<void>
  /** Default: the process's timers. */
  readonly later?: (ms: number, work: () => void) => void
}

const LATE_MS = 60_000
const AFTER_THE_NEXT_MS = 10_000
const FORGED_SECRET = 'not the secret of this bank'

/** When the webhooks of a change are sent, milliseconds from now. */
function delaysOf({ card, state }: BookedPayment): readonly number[] {
  if (card === 'doubleWebhook') return [0, 0]
  if (card === 'lateWebhook') return [LATE_MS]
  if (card === 'outOfOrderWebhook' && state === 'authorised') return [AFTER_THE_NEXT_MS]
  return [0]
}

/** Tells the product what became of a payment, as its card asks. What is lost stays lost. */
export function notices({ clock, send = sendByHttp, later = byTimer }: NoticeTools) {
  const say = (payment: BookedPayment, state: BookState, secret: string) => {
    const { tenant, attempt, notify_url: url } = payment
    const at = clock()
    const event = { id: randomUUID(), type: `payment.${state}`, created: at.toISOString() }
    const body = JSON.stringify({ ...event, tenant, attempt })
    const headers = {
      'content-type': 'application/json',
      'x-signature': signatureOf([secret], at, body),
    }
    void send({ url, headers, body })
  }
  return (payment: BookedPayment): void => {
    const { card, state, notify_secret: secret } = payment
    if (card === 'forgedWebhook') say(payment, 'captured', FORGED_SECRET)
    else for (const ms of delaysOf(payment)) later(ms, () => say(payment, state, secret))
  }
}

function byTimer(ms: number, work: () => void): void {
  if (ms === 0) work()
  else setTimeout(work, ms).unref()
}

/** Names that mean this machine are resolved by no name server. */
const loopback = async () => [{ address: '127.0.0.1', family: 4 }]

async function sendByHttp(notice: Notice): Promise<void> {
  const resolve = isLocal(new URL(notice.url).hostname) ? { resolve: loopback } : {}
  const never = new AbortController().signal
  await post(notice, { allowsPrivate: true, ...resolve }, never).catch(() => {})
}
