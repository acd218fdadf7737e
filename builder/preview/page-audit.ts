import type { AuditMessage } from '../frame/messages.ts'

/** Longer than axe takes for the longest page. */
const MOST_MS = 20_000

/** Asks the preview what only a browser can tell of the page that it shows. */
export class PageAudit {
  #ask: (() => void) | undefined
  #waiting: ((found: AuditMessage | undefined) => void)[] = []

  /** The preview shows a page, and hears; the answer ends that. */
  shown(ask: () => void): () => void {
    this.#ask = ask
    return () => {
      this.#ask = undefined
      this.told(undefined)
    }
  }

  /** What the preview found; undefined where it is gone. */
  told(found: AuditMessage | undefined): void {
    for (const done of this.#waiting.splice(0)) done(found)
  }

  /** Undefined where no preview is shown. */
  async run(): Promise<AuditMessage | undefined> {
    const ask = this.#ask
    if (!ask) return undefined
    return new Promise((done) => {
      this.#waiting.push(done)
      setTimeout(() => done(undefined), MOST_MS)
      ask()
    })
  }
}
