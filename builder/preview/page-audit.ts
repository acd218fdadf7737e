import type { AuditMessage } from '../frame/messages.ts'

/** Longer than the longest page takes to be shown, and axe to look at it. */
const MOST_MS = 20_000

/** Asks the preview what only a browser can tell of the page that it shows. */
export class PageAudit {
  #ask: (() => void) | undefined
  #hasFailed = false
  #waiting: ((found: AuditMessage | undefined) => void)[] = []

  /** A preview is on its way: who asks waits for it. */
  loading(): void {
    this.#ask = undefined
    this.#hasFailed = false
  }

  /** The preview shows a page, and hears. */
  shown(ask: () => void): void {
    this.#ask = ask
    if (this.#waiting.length > 0) ask()
  }

  /** No preview can be shown. */
  failed(): void {
    this.#hasFailed = true
    this.told(undefined)
  }

  /** What the preview found. */
  told(found: AuditMessage | undefined): void {
    for (const done of this.#waiting.splice(0)) done(found)
  }

  /** Undefined where no preview could be shown. */
  async run(): Promise<AuditMessage | undefined> {
    if (this.#hasFailed) return undefined
    return new Promise((done) => {
      this.#waiting.push(done)
      setTimeout(() => done(undefined), MOST_MS)
      this.#ask?.()
    })
  }
}
