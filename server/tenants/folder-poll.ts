import { causeText, type Log } from '../log.ts'

/** A pause between two rounds at least, and how many times as long as the round before. */
const LEAST_PAUSE_MS = 1_000
const PAUSE_PER_ROUND = 19

interface Polled {
  readonly look: () => Promise<string>
  readonly changed: () => void
  state: string
}

/**
 * Looks at states again and again and reports those that changed. However many there are, it works
 * for a twentieth of the time.
 */
export class FolderPoll {
  readonly #polled = new Map<string, Polled>()
  readonly #log: Log
  #timer: NodeJS.Timeout
  #isClosed = false

  constructor(log: Log) {
    this.#log = log
    this.#timer = this.#after(LEAST_PAUSE_MS)
  }

  /** `state` is what it was before it was read. */
  add(key: string, polled: Polled): void {
    if (!this.#isClosed) this.#polled.set(key, polled)
  }

  delete(key: string): void {
    this.#polled.delete(key)
  }

  keys(): string[] {
    return [...this.#polled.keys()]
  }

  close(): void {
    this.#isClosed = true
    this.#polled.clear()
    clearTimeout(this.#timer)
  }

  #after(ms: number): NodeJS.Timeout {
    return setTimeout(() => void this.#round(), ms).unref()
  }

  async #round(): Promise<void> {
    const began = performance.now()
    for (const [key, polled] of this.#polled) {
      try {
        const state = await polled.look()
        // Read again since, and so with another state.
        if (this.#polled.get(key) !== polled || state === polled.state) continue
        polled.state = state
        polled.changed()
      } catch (cause) {
        this.#log.error('tenants_poll_failed', { cause: causeText(cause) })
      }
    }
    if (this.#isClosed) return
    const tookMs = performance.now() - began
    this.#timer = this.#after(Math.max(LEAST_PAUSE_MS, tookMs * PAUSE_PER_ROUND))
  }
}
