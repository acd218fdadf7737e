import { z } from 'zod'
import type { Keyring } from '../../keyring/keyring.ts'
import type { Attempt, ClaimedDelivery } from '../../store/delivery-store.ts'
import { type ContextSources, leadContext } from '../lead-context.ts'
import { contentOf, UNREADABLE } from '../message-delivery.ts'
import { type OutboundAnswer, OutboundError, type OutboundOptions, post } from '../outbound.ts'
import type { Sender } from '../sender.ts'
import { outcomeOf } from '../webhook/send.ts'
import { smsText } from './text.ts'

/** The program that takes SMS. */
export interface SmsGateway {
  readonly url: string
  /** Sent as a bearer token. */
  readonly token: string
}

export interface SmsOptions extends OutboundOptions, ContextSources {
  readonly gateway: SmsGateway
  readonly keyring: Keyring
}

type Outcome = Pick<Attempt, 'outcome' | 'status' | 'excerpt'>

/** What a gateway answers, with any further fields; the reason is a code, so that it repeats no text. */
const answerSchema = z.discriminatedUnion('accepted', [
  z.object({ accepted: z.literal(true) }),
  z.object({
    accepted: z.literal(false),
    reason: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .catch('not_accepted'),
  }),
])

/** The gateway did not accept the token: that is not the fault of this SMS. */
const notSignedIn: ReadonlySet<number> = new Set([401, 403])

/** Hands SMS to a gateway: `POST` of JSON, as docs/operators.md describes. */
export function smsSender(options: SmsOptions): Sender {
  return {
    async send(delivery, signal) {
      const at = options.clock()
      const began = performance.now()
      const outcome = await attemptOf(delivery, options, signal)
      return { at: at.toISOString(), ms: performance.now() - began, ...outcome }
    },
  }
}

async function attemptOf(
  delivery: ClaimedDelivery,
  options: SmsOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const { tenant, id, destination } = delivery
  if (destination.kind !== 'sms') throw new TypeError(`not an SMS: ${destination.kind}`)
  const text = await textOf(delivery, options)
  if (text === undefined) {
    const excerpt = 'lead' in delivery ? 'The site of this lead cannot be read' : UNREADABLE
    return { outcome: 'failed', excerpt }
  }
  const { url, token } = options.gateway
  const expires_at = 'message' in delivery ? delivery.message.expiresAt : undefined
  const body = JSON.stringify({ id, site: tenant, to: destination.to, text, expires_at })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Forecourt-SMS/1',
    authorization: `Bearer ${token}`,
    'idempotency-key': `"${id}"`,
  }
  try {
    const answer = await post({ url, headers, body }, options, signal)
    return { status: answer.status, ...checkedAnswer(answer) }
  } catch (cause) {
    if (!(cause instanceof OutboundError)) throw cause
    return { outcome: 'failed', excerpt: cause.message }
  }
}

async function textOf(delivery: ClaimedDelivery, options: SmsOptions): Promise<string | undefined> {
  if ('message' in delivery) return contentOf(delivery, options.keyring)?.text
  const context = await leadContext(delivery, options)
  return context && smsText(context)
}

/**
 * Taken only where the answer says so: many gateways answer 200 with an error. None of its text is kept,
 * since it may repeat what was sent.
 */
function checkedAnswer({ status, text }: OutboundAnswer): Omit<Outcome, 'status'> {
  const outcome = notSignedIn.has(status) ? 'failed' : outcomeOf(status)
  if (outcome !== 'done') return { outcome }
  const { data } = answerSchema.safeParse(jsonOf(text))
  if (!data) return { outcome: 'failed', excerpt: 'The answer is not { "accepted": true }' }
  return data.accepted ? { outcome } : { outcome: 'refused', excerpt: data.reason }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
