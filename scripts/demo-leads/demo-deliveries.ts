import { MINUTE_MS } from '#domain/units.ts'
import type {
  ClaimedDelivery,
  DeliveryResult,
  DeliveryStore,
} from '#server/store/delivery-store.ts'

const WORKER = 'demo'
const LEASE_MS = MINUTE_MS
const AT_ONCE = 500
/** As often as a mailbox that does not exist is tried, and how long after each other. */
const REFUSED_TIMES = 3
const BETWEEN_MS = 5 * MINUTE_MS

/**
 * Notes of everything that is due that it arrived when it was stored, as the outbox does; of some leads, that the
 * mailbox refused it until it was given up. Nothing is sent.
 *
 * @param refused ids of these leads
 */
export async function deliverAll(
  store: DeliveryStore,
  { now, refused }: { readonly now: Date; readonly refused: ReadonlySet<string> },
): Promise<void> {
  const at = now.toISOString()
  for (;;) {
    const claimed = await store.claimAllDeliveries({
      worker: WORKER,
      now: at,
      leaseMs: LEASE_MS,
      limit: AT_ONCE,
      kinds: ['mail', 'webhook', 'sms'],
      perDestination: AT_ONCE,
    })
    if (claimed.length === 0) return
    await store.finishAllDeliveries(
      WORKER,
      claimed.map((delivery) => ({
        delivery,
        keepsContent: true,
        ...('lead' in delivery &&
        delivery.destination.kind === 'mail' &&
        refused.has(delivery.lead.id)
          ? refusedOnce(delivery, at)
          : arrived(delivery)),
      })),
    )
  }
}

type Ended = Pick<DeliveryResult, 'attempt' | 'next'>

const created = (delivery: ClaimedDelivery): string =>
  'lead' in delivery ? delivery.lead.created : delivery.message.created

const arrived = (delivery: ClaimedDelivery): Ended => ({
  attempt: { at: created(delivery), ms: 0, outcome: 'done' },
  next: { state: 'done' },
})

function refusedOnce(delivery: ClaimedDelivery, now: string): Ended {
  const { tries } = delivery
  const at = new Date(Date.parse(created(delivery)) + (tries - 1) * BETWEEN_MS).toISOString()
  const excerpt = '550 5.1.1 No such mailbox here'
  return {
    attempt: { at, ms: 412, outcome: 'refused', status: 550, excerpt },
    next: tries < REFUSED_TIMES ? { state: 'waiting', at: now } : { state: 'failed' },
  }
}
