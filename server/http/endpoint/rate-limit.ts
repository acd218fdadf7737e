import { LRUCache } from 'lru-cache'

/** How often something may be done: `count` at once, and as many again within each `seconds`. */
export interface Rate {
  readonly count: number
  readonly seconds: number
}

const MS_PER_SECOND = 1000

/**
 * Of more callers than this the one that was quiet for longest starts afresh. So whoever has many
 * addresses can push out others' counts, never make them grow; the limit of the whole site still
 * stands against him.
 */
const CALLERS_AT_MOST = 10_000

/**
 * A token bucket for each caller, as one number: the moment at which it will be full again (GCRA).
 *
 * Not `rate-limiter-flexible` 12: in memory it keeps a record and a timer for every key, 458 bytes of
 * heap measured, without any bound.
 */
export class RateLimit {
  readonly #fullAt = new LRUCache<string, number>({ max: CALLERS_AT_MOST })
  readonly #windowMs: number
  readonly #stepMs: number
  readonly #clock: () => Date

  constructor({ count, seconds }: Rate, clock: () => Date) {
    this.#windowMs = seconds * MS_PER_SECOND
    this.#stepMs = this.#windowMs / count
    this.#clock = clock
  }

  /** Takes one; answers 0, or after how many whole seconds the caller may try again. */
  take(caller: string): number {
    const now = this.#clock().getTime()
    // Never further ahead than an empty bucket is: the clock may have been put back.
    const known = Math.min(this.#fullAt.get(caller) ?? now, now + this.#windowMs)
    const fullAt = Math.max(now, known) + this.#stepMs
    const waitMs = fullAt - now - this.#windowMs
    this.#fullAt.set(caller, waitMs > 0 ? known : fullAt)
    return waitMs > 0 ? Math.ceil(waitMs / MS_PER_SECOND) : 0
  }
}
