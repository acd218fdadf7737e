import { LRUCache } from 'lru-cache'
import type { Party } from './waiting-places.ts'

/** After this time, what a dealer or a client has had counts half. */
const HALF_LIFE_MS = 10_000
/** Each millisecond of waiting makes work count as this many milliseconds cheaper. */
const AGEING = 0.1
/** Dealers, and clients, whose use is remembered: a stranger can come from any number of addresses. */
const MOST_REMEMBERED = 10_000

/** A request that waits for work of a cost in estimated milliseconds, since a moment. */
interface Waiting extends Party {
  readonly sinceMs: number
  readonly job: { readonly costMs: number }
}

/**
 * Decides whose work is next. First comes who has had the least time of the encoders lately,
 * counted both by dealer and by client: the larger of the two decides, then the smaller. So neither
 * many clients at one dealer nor one client at many dealers hold others back. Among equals, which
 * the requests of one client at one dealer are, cheaper work is first; waiting makes it cheaper.
 */
export function fairShare(nowMs: () => number) {
  const used = { dealer: usage(nowMs), client: usage(nowMs) }
  const rank = (waiter: Waiting): readonly number[] => {
    const dealer = used.dealer.of(waiter.dealer)
    const client = used.client.of(waiter.client)
    const cost = waiter.job.costMs - (nowMs() - waiter.sinceMs) * AGEING
    return [Math.max(dealer, client), Math.min(dealer, client), cost]
  }
  return {
    charge({ dealer, client }: Party, costMs: number): void {
      used.dealer.add(dealer, costMs)
      used.client.add(client, costMs)
    },
    /** The request to serve next; of equals the one that came first. */
    first<W extends Waiting>(waiting: Iterable<W>): W | undefined {
      let best: { waiter: W; rank: readonly number[] } | undefined
      for (const waiter of waiting) {
        const own = rank(waiter)
        if (!best || isBefore(own, best.rank)) best = { waiter, rank: own }
      }
      return best?.waiter
    },
  }
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

/** Milliseconds of work by name, fading with time. */
function usage(nowMs: () => number) {
  const levels = new LRUCache<string, { ms: number; atMs: number }>({ max: MOST_REMEMBERED })
  const of = (name: string): number => {
    const level = levels.get(name)
    return level ? level.ms * 0.5 ** ((nowMs() - level.atMs) / HALF_LIFE_MS) : 0
  }
  return {
    of,
    add(name: string, ms: number): void {
      levels.set(name, { ms: of(name) + ms, atMs: nowMs() })
    },
  }
}
