import { LRUCache } from 'lru-cache'
import type { ClaimResult, IdempotencyKeys, KeyUse, StoredResponse } from './idempotency.ts'

const HOUR_MS = 3_600_000
/** How long a key is valid after its request. */
const TTL_MS = 24 * HOUR_MS
/** All keys and answers together, bytes. */
const MAX_BYTES = 8 * 1024 * 1024
/** Of an entry beside its texts. */
const ENTRY_BYTES = 300
const BYTES_PER_CHARACTER = 2

interface Entry {
  readonly fingerprint: string
  /** Absent while the request is in progress. */
  readonly answer?: StoredResponse
}

/** The keys of one process: for a day, in 8 MiB; beyond that the least recently used are evicted. */
export class MemoryKeys implements IdempotencyKeys {
  readonly #entries: LRUCache<string, Entry>

  constructor(clock: () => Date) {
    this.#entries = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ answer, fingerprint }, key) =>
        ENTRY_BYTES +
        BYTES_PER_CHARACTER * (key.length + fingerprint.length + (answer?.text.length ?? 0)),
      ttl: TTL_MS,
      // No cached time: it would need a timer.
      ttlResolution: 0,
      perf: { now: () => clock().getTime() },
    })
  }

  async claim({ tenant, endpoint, key, fingerprint }: KeyUse): Promise<ClaimResult> {
    // A tenant's slug and a path contain no space.
    const entryKey = `${tenant} ${endpoint} ${key}`
    const known = this.#entries.get(entryKey)
    if (known && known.fingerprint !== fingerprint) return { state: 'other_body' }
    if (known?.answer) return { state: 'answered', answer: known.answer }
    if (known) return { state: 'in_progress' }
    this.#entries.set(entryKey, { fingerprint })
    return {
      state: 'free',
      claim: {
        finish: async (answer) => {
          this.#entries.set(entryKey, { fingerprint, answer })
        },
        release: async () => {
          this.#entries.delete(entryKey)
        },
      },
    }
  }
}
