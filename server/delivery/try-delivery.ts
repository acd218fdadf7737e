import type { Log } from '../log.ts'
import type {
  Attempt,
  ClaimedDelivery,
  DeliveryResult,
  Destination,
} from '../store/delivery-store.ts'
import { MAX_TRIES, nextTry } from './backoff.ts'
import type { Senders } from './senders.ts'

export interface TryOptions {
  readonly senders: Senders
  /** Where a lead goes when this delivery has failed for good. */
  readonly fallbackOf: (delivery: ClaimedDelivery) => Promise<Destination | undefined>
  readonly log: Log
  readonly clock: () => Date
  /** From 0 to below 1. */
  readonly random?: () => number
  /** Milliseconds until an attempt is given up that its sender does not end; default 30,000. */
  readonly sendWithinMs?: number
}

const SEND_WITHIN_MS = 30_000

/** Makes one attempt; `failed` where its sender does not end it in time or by the signal. Never rejects. */
export async function tryDelivery(
  delivery: ClaimedDelivery,
  { clock, senders, log, sendWithinMs = SEND_WITHIN_MS }: TryOptions,
  signal: AbortSignal,
): Promise<Attempt> {
  const at = clock().toISOString()
  const began = performance.now()
  const failed = (excerpt: string): Attempt => {
    return { at, ms: performance.now() - began, outcome: 'failed', excerpt }
  }
  // A delivery that ends the process each time would never reach the end of an attempt.
  if (delivery.tries > MAX_TRIES) return failed('No attempt came to an end')
  const limit = AbortSignal.any([signal, AbortSignal.timeout(sendWithinMs)])
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

/** What becomes of a delivery by its attempt; one that failed for good is logged, without the lead. */
export async function resultOf(
  delivery: ClaimedDelivery,
  attempt: Attempt,
  { clock, random = Math.random, fallbackOf, log }: TryOptions,
): Promise<DeliveryResult> {
  const { outcome, status } = attempt
  if (outcome === 'done') return { delivery, attempt, next: { state: 'done' } }
  const { tenant, id, tries, refusals } = delivery
  const at = nextTry({ outcome, tries, refusals }, clock(), random)
  if (at !== 'failed') {
    return { delivery, attempt, next: { state: 'waiting', at: at.toISOString() } }
  }
  const { kind } = delivery.destination
  const lead = delivery.lead.id
  log.error('delivery_failed', { tenant, lead, delivery: id, kind, tries, outcome, status })
  const fallback = await fallbackOf(delivery)
  return { delivery, attempt, next: { state: 'failed' }, ...(fallback && { fallback }) }
}

/** What becomes of a delivery that the end of the process broke off: due at once. */
export const interrupted = (delivery: ClaimedDelivery, clock: () => Date): DeliveryResult => ({
  delivery,
  next: { state: 'waiting', at: clock().toISOString() },
})
