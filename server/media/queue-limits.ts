/** Whom a task is for: limits and fair shares are counted by both. */
export interface Requester {
  /** Slug of the tenant. */
  readonly dealer: string
  /** IP address. */
  readonly client: string
}

/** How many requests may wait at once: of one client, for one dealer, in total. */
export interface QueueLimits {
  readonly client: number
  readonly dealer: number
  readonly all: number
}

/** Thrown when the queue is full; `limit` names the limit that was reached. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  readonly limit: keyof QueueLimits

  constructor(limit: keyof QueueLimits) {
    super(`The queue is full: too many requests are waiting (limit: ${limit}).`)
    this.limit = limit
  }
}

/**
 * The waiting request to evict for a new one, and the limit that requires it; undefined where no
 * limit is reached. It is the last request of the client or dealer with most, so that a flood
 * cannot shut others out.
 * @throws QueueFullError when nobody has more requests than the new one's client or dealer would
 */
export function evictedFor<W extends Requester>(
  incoming: Requester,
  waiting: Iterable<W>,
  limits: QueueLimits,
): { readonly waiter: W; readonly cause: QueueFullError } | undefined {
  const all = [...waiting]
  const same = (kind: keyof Requester) => all.filter((waiter) => waiter[kind] === incoming[kind])
  if (same('client').length >= limits.client) throw new QueueFullError('client')
  const ofDealer = same('dealer')
  if (ofDealer.length >= limits.dealer) {
    return lastOfLargest(incoming, ofDealer, 'client', new QueueFullError('dealer'))
  }
  if (all.length >= limits.all) {
    return lastOfLargest(incoming, all, 'dealer', new QueueFullError('all'))
  }
  return undefined
}

function lastOfLargest<W extends Requester>(
  incoming: Requester,
  waiting: readonly W[],
  kind: keyof Requester,
  cause: QueueFullError,
) {
  const groups = Map.groupBy(waiting, (waiter) => waiter[kind])
  const own = groups.get(incoming[kind])?.length ?? 0
  const largest = [...groups.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
  const waiter = largest.at(-1)
  if (!waiter || largest.length <= own + 1) throw cause
  return { waiter, cause }
}
