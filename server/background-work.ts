import { causeText, type Log } from './log.ts'
import type { Store } from './store/store.ts'

/** Something of a tenant for which there is work. */
interface Due {
  readonly tenant: string
  readonly id: string
}

export interface WorkTools {
  readonly services: { readonly clock: () => Date; readonly log: Log }
  /** The store, opened when first needed. */
  readonly open: () => Promise<Store>
  /** Milliseconds between two looks for what another process left. */
  readonly pollMs?: number
}

const POLL_MS = 5_000
const AT_ONCE = 200

/**
 * Does what is due beside requests, at once when it is woken and from time to time. Any number of processes may: what
 * is due is given to one by a lease, and when that is over to any other.
 */
export abstract class BackgroundWork {
  readonly #tools: WorkTools
  readonly #running = new Set<Promise<void>>()
  readonly #closing = new AbortController()
  #timer: NodeJS.Timeout | undefined
  /** Logged once, until it works again. */
  #isFailing = false

  constructor(tools: WorkTools) {
    this.#tools = tools
  }

  /** The event that is logged when work cannot be done. */
  protected abstract readonly failure: string

  /** What is to be done by `now`, ISO text, of every tenant. */
  protected abstract due(store: Store, now: string, limit: number): Promise<readonly Due[]>

  /** Takes something with a lease and does it; nothing where another process has it. */
  protected abstract work(tenant: string, id: string): Promise<void>

  /** Aborted when the server ends. */
  protected get closing(): AbortSignal {
    return this.#closing.signal
  }

  /** Goes on with what is due, now and from time to time. Does not keep the process alive. */
  start(): void {
    if (this.closing.aborted) return
    void this.#goOn().then(() => {
      if (this.closing.aborted) return
      this.#timer = setTimeout(() => this.start(), this.#tools.pollMs ?? POLL_MS).unref()
    })
  }

  /** Does what is to be done for one, at once; resolves when it is done, and never rejects. */
  async wake(tenant: string, id: string): Promise<void> {
    if (this.closing.aborted) return
    const work = this.work(tenant, id).then(
      () => {
        this.#isFailing = false
      },
      (cause: unknown) => this.#failed(cause),
    )
    this.#running.add(work)
    await work
    this.#running.delete(work)
  }

  /** Gives up what is under way: another process does it again. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await Promise.all(this.#running)
  }

  async #goOn(): Promise<void> {
    const { open, services } = this.#tools
    try {
      const now = services.clock().toISOString()
      for (const { tenant, id } of await this.due(await open(), now, AT_ONCE)) {
        void this.wake(tenant, id)
      }
    } catch (cause) {
      this.#failed(cause)
    }
  }

  #failed(cause: unknown): void {
    if (!this.#isFailing) {
      this.#tools.services.log.error(this.failure, { cause: causeText(cause) })
    }
    this.#isFailing = true
  }
}
