import type { Attempt, AttemptOutcome, ClaimedDelivery } from '../../store/delivery-store.ts'
import { excerptOf } from '../attempt.ts'
import type { ContextSources } from '../lead-context.ts'
import { OutboundError, type OutboundOptions, post } from '../outbound.ts'
import type { Sender } from '../sender.ts'
import { webhookPayload } from './payload.ts'
import type { SecretsByName } from './secrets.ts'
import { signatureOf } from './signature.ts'

export interface WebhookOptions extends OutboundOptions {
  readonly secrets: SecretsByName
  readonly clock: () => Date
  readonly valuationOf?: ContextSources['valuationOf']
}

const MULTIPLE_CHOICES = 300
const SERVER_FAULT = 500
/** The receiver was slow or busy, and says so: the next attempt may succeed. */
const passing: ReadonlySet<number> = new Set([408, 425, 429])

/** Whether a receiver has taken a webhook: any status from 200 to 299 has. D23. */
export function outcomeOf(status: number): AttemptOutcome {
  if (status >= 200 && status < MULTIPLE_CHOICES) return 'done'
  if (passing.has(status)) return 'failed'
  // A redirect is a wrong address: a signed lead goes where the dealer said, or nowhere.
  const isRefusal = status >= MULTIPLE_CHOICES && status < SERVER_FAULT
  return isRefusal ? 'refused' : 'failed'
}

/** Posts leads to dealers' programs, signed. */
export function webhookSender(options: WebhookOptions): Sender {
  const { clock } = options
  return {
    async send(delivery, signal) {
      const began = performance.now()
      const at = clock()
      const attempt = await attemptOf(delivery, at, options, signal)
      return { at: at.toISOString(), ms: performance.now() - began, ...attempt }
    },
  }
}

/** The headers of a webhook with this body, signed at a time. */
export const webhookHeaders = (secrets: readonly string[], at: Date, body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'user-agent': 'Forecourt-Webhook/1',
  'x-signature': signatureOf(secrets, at, body),
})

async function attemptOf(
  delivery: ClaimedDelivery,
  at: Date,
  options: WebhookOptions,
  signal: AbortSignal,
): Promise<Pick<Attempt, 'outcome' | 'status' | 'excerpt'>> {
  const { destination } = delivery
  if (destination.kind !== 'webhook' || !('lead' in delivery)) {
    throw new TypeError(`not a webhook of a lead: ${destination.kind}`)
  }
  const secrets = options.secrets.of(destination.secret)
  if (!secrets) {
    const excerpt = `The server has no secret with the name ${destination.secret}`
    return { outcome: 'failed', excerpt }
  }
  const valuation = await options.valuationOf?.(delivery.tenant, delivery.lead)
  const body = webhookPayload(delivery, valuation)
  const headers = webhookHeaders(secrets, at, body)
  try {
    const { status, text } = await post({ url: destination.url, headers, body }, options, signal)
    const outcome = outcomeOf(status)
    return { outcome, status, ...(outcome !== 'done' && { excerpt: excerptOf(text) }) }
  } catch (cause) {
    if (!(cause instanceof OutboundError)) throw cause
    return { outcome: 'failed', excerpt: cause.message }
  }
}
