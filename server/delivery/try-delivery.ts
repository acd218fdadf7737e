import type { Log } from '../log.ts'
import type {
  Attempt,
  ClaimedDelivery,
  DeliveryResult,
  Destination,
  LeadDelivery,
} from '../store/delivery-store.ts'
import { MAX_TRIES, nextTry } from './backoff.ts'
import { isExpired, msLeft } from './message-delivery.ts'
import type { Senders } from './senders.ts'

export interface TryOptions {
  readonly senders: Senders
  /** Where a lead goes when this delivery has failed for good. */
  readonly fallbackOf: (delivery: LeadDelivery) => Promise<Destination | undefined>
  readonly log: Log
  readonly clock: () => Date
  /** From 0 to below 1. */
  readonly random?: () => number
  /** Milliseconds until an attempt is given up that its sender does not end; default 30,000. */
  readonly sendWithinMs?: number
  /** Whether the content of sent messages is kept, for the outbox. */
  readonly keepsContent?: boolean
}

const SEND_WITHIN_MS = 30_000

/** Makes one attempt; `failed` where its sender does not end it in time or by the signal. Never rejects. */
export async function tryDelivery(
  delivery: ClaimedDelivery,
  { clock, senders, log, sendWithinMs = SEND_WITHIN_MS }: TryOptions,
  signal: AbortSignal,
): Promise<Attempt> {
  const now = clock()
  const at = now.toISOString()
  const began = performance.now()
  const failed = (excerpt: string): Attempt => {
    return { at, ms: performance.now() - began, outcome: 'failed', excerpt }
  }
  // A delivery that ends the process each time would never reach the end of an attempt.
  if (delivery.tries > MAX_TRIES) return failed('No attempt came to an end')
  if (isExpired(delivery, now)) return failed('It expired before it was sent')
  const withinMs = Math.min(sendWithinMs, msLeft(delivery, now))
  const limit = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
  const ended = Promise.withResolvers<Attempt>()
  limit.addEventListener('abort', () => ended.resolve(failed('The attempt took too long')))
  try {
    const sending = senders[delivery.destination.kind]?.send(delivery, limit)
    if (!sending) return failed('There is no sender of this kind')
    return await Promise.race([sending, ended.promise])
  } catch (cause) {
    // A fault of the program. Only its name: a message may repeat what was sent.
    const name = cause instanceof Error ? cause.name : typeof cause
    const { tenant, id } = delivery
    log.error('delivery_attempt_threw', { tenant, delivery: id, cause: name })
    return failed(`The attempt threw: ${name}`)
  }
}

/** What becomes of a delivery by its attempt; one that failed for good is logged, without its content. */
export async function resultOf(
  delivery: ClaimedDelivery,
  attempt: Attempt,
  { clock, random = Math.random, fallbackOf, log, keepsContent = false }: TryOptions,
): Promise<DeliveryResult> {
  const { outcome, status } = attempt
  if (outcome === 'done') return { delivery, attempt, next: { state: 'done' }, keepsContent }
  const { tenant, id, tries, refusals } = delivery
  const at = nextTry({ outcome, tries, refusals }, clock(), random)
  if (at !== 'failed' && !isExpired(delivery, at)) {
    return { delivery, attempt, next: { state: 'waiting', at: at.toISOString() } }
  }
  const { kind } = delivery.destination
  const lead = 'lead' in delivery ? delivery.lead.id : undefined
  log.error('delivery_failed', { tenant, lead, delivery: id, kind, tries, outcome, status })
  const fallback = 'lead' in delivery && (await fallbackOf(delivery))
  return { delivery, attempt, next: { state: 'failed' }, ...(fallback && { fallback }) }
}

/** What becomes of a delivery that the end of the process broke off: due at once. */
export const interrupted = (delivery: ClaimedDelivery, clock: () => Date): DeliveryResult => ({
  delivery,
  next: { state: 'waiting', at: clock().toISOString() },
})
