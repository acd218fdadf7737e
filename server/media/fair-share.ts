import { LRUCache } from 'lru-cache'
import { upTo } from '../cache/up-to.ts'
import type { Requester } from './queue-limits.ts'

/** The usage of a dealer or client counts half after this time. */
const HALF_LIFE_MS = 10_000
/** Each millisecond of waiting lowers the cost of a task by this many milliseconds. */
const AGEING = 0.05
/**
 * Bounds the dealers and clients whose usage is stored: an attacker may use any number of
 * addresses.
 */
const MAX_ENTRIES = 10_000

/** A request that has waited since `sinceMs` for a task of an estimated cost. */
interface WaitingRequest extends Requester {
  readonly sinceMs: number
  readonly job: { readonly costMs: number }
}

/**
 * Decides which request is served next: fair queueing by recent encoder time, with ageing. The
 * request with the least usage goes first, where usage is the larger of its dealer's and its
 * client's, so that neither many clients of one dealer nor one client of many dealers starve
 * others. Among equals, the least usage after this task goes first: small tasks before large.
 * Waiting lowers the cost, down to zero.
 */
export function fairShare(nowMs: () => number) {
  const used = { dealer: usage(), client: usage() }
  const rank = (waiter: WaitingRequest, now: number): readonly number[] => {
    const dealer = used.dealer.of(waiter.dealer, now)
    const client = used.client.of(waiter.client, now)
    const cost = waiter.job.costMs - (now - waiter.sinceMs) * AGEING
    return [Math.max(dealer, client), Math.min(dealer, client) + Math.max(0, cost), cost]
  }
  return {
    charge({ dealer, client }: Requester, costMs: number): void {
      const now = nowMs()
      used.dealer.add(dealer, costMs, now)
      used.client.add(client, costMs, now)
    },
    /** The request to serve next; the earliest of equals. */
    next<W extends WaitingRequest>(waiting: Iterable<W>): W | undefined {
      // Read once: usage decays, and equals must stay equal while they are compared.
      const now = nowMs()
      let best: { waiter: W; rank: readonly number[] } | undefined
      for (const waiter of waiting) {
        const candidate = rank(waiter, now)
        if (!best || isBefore(candidate, best.rank)) best = { waiter, rank: candidate }
      }
      return best?.waiter
    },
  }
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

/** Milliseconds of work by name, with exponential decay. */
function usage() {
  const levels = new LRUCache<string, { ms: number; atMs: number }>(upTo(MAX_ENTRIES))
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
