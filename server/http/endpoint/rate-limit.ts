import { LRUCache } from 'lru-cache'
import { upTo } from '../../cache/up-to.ts'

/** A rate: a burst of `count`, refilled within `seconds`. */
export interface Rate {
  readonly count: number
  readonly seconds: number
}

const MS_PER_SECOND = 1000

/**
 * Beyond this number the least recently seen caller is evicted and starts with a full bucket. A client
 * with many addresses can evict others' counts but never raise them; the site's own limit still applies.
 */
const MAX_CALLERS = 10_000

/**
 * A token bucket for each caller, as one number: the time at which it will be full again (GCRA).
 *
 * Not `rate-limiter-flexible` 12: in memory it holds a record and a timer for every key, 458 bytes of
 * heap measured, without any bound.
 */
export class RateLimit {
  readonly #fullAt = new LRUCache<string, number>(upTo(MAX_CALLERS))
  readonly #windowMs: number
  readonly #stepMs: number
  readonly #clock: () => Date

  constructor({ count, seconds }: Rate, clock: () => Date) {
    this.#windowMs = seconds * MS_PER_SECOND
    this.#stepMs = this.#windowMs / count
    this.#clock = clock
  }

  /** Takes one token; returns 0, or the whole seconds after which the caller may retry. */
  take(caller: string): number {
    const now = this.#clock().getTime()
    const stored = this.#fullAt.get(caller) ?? now
    // Further ahead than an empty bucket: the clock was set back, and the count says nothing any more.
    const known = stored > now + this.#windowMs ? now : stored
    const fullAt = Math.max(now, known) + this.#stepMs
    const waitMs = fullAt - now - this.#windowMs
    this.#fullAt.set(caller, waitMs > 0 ? known : fullAt)
    return waitMs > 0 ? Math.ceil(waitMs / MS_PER_SECOND) : 0
  }
}
