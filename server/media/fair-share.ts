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
 * counted both by dealer and by client; the larger of the two decides. So neither many clients at
 * one dealer nor one client at many dealers hold others back. Among those who are equal in that, as
 * the clients of one dealer are, first comes who would have had the least after this work: small
 * work goes before large. Waiting makes work count as cheaper, down to nothing.
 */
export function fairShare(nowMs: () => number) {
  const used = { dealer: usage(), client: usage() }
  const rank = (waiter: Waiting, now: number): readonly number[] => {
    const dealer = used.dealer.of(waiter.dealer, now)
    const client = used.client.of(waiter.client, now)
    const cost = waiter.job.costMs - (now - waiter.sinceMs) * AGEING
    return [Math.max(dealer, client), Math.min(dealer, client) + Math.max(0, cost), cost]
  }
  return {
    charge({ dealer, client }: Party, costMs: number): void {
      const now = nowMs()
      used.dealer.add(dealer, costMs, now)
      used.client.add(client, costMs, now)
    },
    /** The request to serve next; of equals the one that came first. */
    first<W extends Waiting>(waiting: Iterable<W>): W | undefined {
      // One moment for all: what fades while they are compared would make equals differ.
      const now = nowMs()
      let best: { waiter: W; rank: readonly number[] } | undefined
      for (const waiter of waiting) {
        const own = rank(waiter, now)
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
function usage() {
  const levels = new LRUCache<string, { ms: number; atMs: number }>({ max: MOST_REMEMBERED })
  const of = (name: string, now: number): number => {
    const level = levels.get(name)
    return level ? level.ms * 0.5 ** ((now - level.atMs) / HALF_LIFE_MS) : 0
  }
  return {
    of,
    add(name: string, ms: number, now: number): void {
      levels.set(name, { ms: of(name, now) + ms, atMs: now })
    },
  }
}
