import { causeText, type Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { type PublishTools, publishDraft } from './publish-draft.ts'

interface SchedulingTools extends PublishTools {
  /** The store, opened when first needed. */
  readonly open: () => Promise<Store>
  readonly log: Log
  /** Milliseconds between two looks for drafts whose moment has come; default: five seconds. */
  readonly pollMs?: number
}

const POLL_MS = 5_000

/**
 * Publishes drafts whose moment has come, and keeps with a draft why it was not published. Every process may
 * do it: a draft is published once. Spec 6.04.
 */
export class ScheduledPublishing {
  readonly #tools: SchedulingTools
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #isClosed = false
  /** Logged once, until it works again. */
  #isFailing = false

  constructor(tools: SchedulingTools) {
    this.#tools = tools
  }

  /** Begins to look for them. Does not keep the process alive. */
  start(): void {
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.#poll(), this.#tools.pollMs ?? POLL_MS).unref()
  }

  /** Waits for those that are under way. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#running
  }

  async #poll(): Promise<void> {
    this.#running = this.publishDue().then(
      () => {
        this.#isFailing = false
      },
      (cause: unknown) => {
        if (!this.#isFailing) {
          this.#tools.log.error('scheduled_publishing_stopped', { cause: causeText(cause) })
        }
        this.#isFailing = true
      },
    )
    await this.#running
    this.start()
  }

  /** Publishes all that are due now. Rejects with StoreError; those that are left are published the next time. */
  async publishDue(): Promise<void> {
    const { open, clock, log } = this.#tools
    const store = await open()
    const now = clock().toISOString()
    for (const { tenant: slug, by, ...draft } of await store.allDueDocuments(now)) {
      const actor = { person: by?.id, at: now, client: undefined }
      const publisher = { store, slug, by: actor }
      const { published, ...refusal } = await publishDraft(this.#tools, publisher, draft)
      if (published) continue
      const { path, version } = draft
      await store.documents(slug).failSchedule(path, version, JSON.stringify(refusal))
      log.warn('scheduled_publishing_refused', { tenant: slug, path, reason: refusal })
    }
  }
}
