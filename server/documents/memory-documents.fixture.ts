import type { LiveDocument, LiveDocuments } from './document-source.ts'

/** Published documents in memory. */
export class MemoryDocuments implements LiveDocuments {
  /** Set by tests: the error of every read. */
  fault: Error | undefined
  readonly #versions = new Map<string, number>()
  readonly #live = new Map<string, Map<string, LiveDocument>>()

  /** Writes text unchanged, anything else as JSON; null takes the file away. */
  publish(tenant: string, path: string, content: unknown): void {
    const isText = typeof content === 'string' || content === null
    const text = isText ? content : JSON.stringify(content, null, 2)
    const live = this.#live.get(tenant) ?? new Map<string, LiveDocument>()
    this.#live.set(tenant, live.set(path, { path, text }))
    this.#versions.set(tenant, (this.#versions.get(tenant) ?? 0) + 1)
  }

  async versions(): Promise<ReadonlyMap<string, number>> {
    if (this.fault) throw this.fault
    return new Map(this.#versions)
  }

  async library(): Promise<readonly []> {
    return []
  }

  async live(tenant: string): Promise<readonly LiveDocument[]> {
    if (this.fault) throw this.fault
    return [...(this.#live.get(tenant)?.values() ?? [])]
  }
}
