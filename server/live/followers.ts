import { causeText, type Log } from '../log.ts'
import type { DeskEvent } from '../store/desk-event-store.ts'
import type { Store } from '../store/store.ts'

/** Who is told of the changes at a site, from the one behind a number on. */
interface Follower {
  readonly tenant: string
  n: number
  readonly tell: (event: DeskEvent) => void
}

interface FollowersTools {
  readonly open: () => Promise<Pick<Store, 'allDeskEvents'>>
  readonly log: Log
  /** Milliseconds between two looks. */
  readonly pollMs?: number
}

const POLL_MS = 500

/**
 * Reads what all processes changed, once for everybody who follows a site in this one. While nobody does, nothing is
 * read.
 */
export class Followers {
  readonly #tools: FollowersTools
  readonly #all = new Set<Follower>()
  #reading: Promise<void> | undefined
  /** Logged once, until it works again. */
  #isFailing = false

  constructor(tools: FollowersTools) {
    this.#tools = tools
  }

  /**
   * Tells of each change at a site behind a number, in order and once.
   * @returns ends it
   */
  follow(tenant: string, after: number, tell: Follower['tell']): () => void {
    const follower: Follower = { tenant, n: after, tell }
    this.#all.add(follower)
    this.#reading ??= this.#readWhileFollowed()
    return () => this.#all.delete(follower)
  }

  async #readWhileFollowed(): Promise<void> {
    while (this.#all.size > 0) {
      await this.#read()
      await new Promise((resolve) => {
        setTimeout(resolve, this.#tools.pollMs ?? POLL_MS).unref()
      })
    }
    this.#reading = undefined
  }

  async #read(): Promise<void> {
    try {
      const store = await this.#tools.open()
      for (const event of await store.allDeskEvents(this.#positions())) this.#tell(event)
      this.#isFailing = false
    } catch (cause) {
      if (!this.#isFailing) this.#tools.log.error('live_events_failed', { cause: causeText(cause) })
      this.#isFailing = true
    }
  }

  /** Of each site, the least number up to which somebody was told. */
  #positions(): ReadonlyMap<string, number> {
    const least = new Map<string, number>()
    for (const { tenant, n } of this.#all) {
      least.set(tenant, Math.min(n, least.get(tenant) ?? n))
    }
    return least
  }

  #tell(event: DeskEvent): void {
    for (const follower of this.#all) {
      if (follower.tenant !== event.tenant || event.n <= follower.n) continue
      follower.n = event.n
      follower.tell(event)
    }
  }
}
