import { causeText, type Log } from '../log.ts'

/** The shortest pause between two rounds, and the pause relative to the last round's duration. */
const LEAST_PAUSE_MS = 1_000
const PAUSE_PER_ROUND = 19

interface PolledState {
  readonly read: () => Promise<string>
  readonly changed: () => void
  state: string
}

/**
 * Polls states and reports those that changed. It is busy for at most a twentieth of the time, for any
 * number of states.
 */
export class FolderPoll {
  readonly #polled = new Map<string, PolledState>()
  readonly #log: Log
  readonly #leastPauseMs: number
  #timer: NodeJS.Timeout
  #isClosed = false

  constructor(log: Log, leastPauseMs = LEAST_PAUSE_MS) {
    this.#log = log
    this.#leastPauseMs = leastPauseMs
    this.#timer = this.#after(leastPauseMs)
  }

  /** `polled.state` is the state before the files were read. */
  add(key: string, polled: PolledState): void {
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
        const state = await polled.read()
        // Skipped if it was added again in the meantime, with a newer state.
        if (this.#polled.get(key) !== polled || state === polled.state) continue
        polled.state = state
        polled.changed()
      } catch (cause) {
        this.#log.error('tenants_poll_failed', { cause: causeText(cause) })
      }
    }
    if (this.#isClosed) return
    const tookMs = performance.now() - began
    this.#timer = this.#after(Math.max(this.#leastPauseMs, tookMs * PAUSE_PER_ROUND))
  }
}
