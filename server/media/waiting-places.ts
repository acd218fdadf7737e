/** Who asks for work: limits and shares go by both. */
export interface Party {
  /** The tenant whose site asks. */
  readonly dealer: string
  /** Where the request comes from. */
  readonly client: string
}

/** How many requests may wait at once: of one client, for one dealer, in all. */
export interface Places {
  readonly client: number
  readonly dealer: number
  readonly all: number
}

/** Thrown when a queue takes no more work; `by` names the bound that was met. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  readonly by: keyof Places

  constructor(by: keyof Places) {
    super(`as many requests are waiting as may wait (bound: ${by})`)
    this.by = by
  }
}

/**
 * The request that must give its place to a newcomer, and the bound that asks for it; undefined
 * where there is room. It is the last of whoever holds most, so that a flood cannot shut others
 * out. Throws a `QueueFullError` when nobody holds more than the newcomer would.
 */
export function displacedBy<W extends Party>(
  newcomer: Party,
  waiting: Iterable<W>,
  places: Places,
): { readonly waiter: W; readonly cause: QueueFullError } | undefined {
  const all = [...waiting]
  const same = (kind: keyof Party) => all.filter((waiter) => waiter[kind] === newcomer[kind])
  if (same('client').length >= places.client) throw new QueueFullError('client')
  const ofDealer = same('dealer')
  if (ofDealer.length >= places.dealer) {
    return lastOfLargest(newcomer, ofDealer, 'client', new QueueFullError('dealer'))
  }
  if (all.length >= places.all) {
    return lastOfLargest(newcomer, all, 'dealer', new QueueFullError('all'))
  }
  return undefined
}

function lastOfLargest<W extends Party>(
  newcomer: Party,
  waiting: readonly W[],
  kind: keyof Party,
  cause: QueueFullError,
) {
  const groups = Map.groupBy(waiting, (waiter) => waiter[kind])
  const own = groups.get(newcomer[kind])?.length ?? 0
  const largest = [...groups.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
  const waiter = largest.at(-1)
  if (!waiter || largest.length <= own + 1) throw cause
  return { waiter, cause }
}
