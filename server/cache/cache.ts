import { LRUCache } from 'lru-cache'
import { RecentKeys } from './recent-keys.ts'

/**
 * What an entry costs beside its key and value: the cache's own slots, measured at 170 to 220 bytes
 * of heap for 300,000 entries.
 */
const ENTRY_BYTES = 200

/** One kind of entry of the process's cache. Keys of different sections never meet. */
export interface CacheSection<Value> {
  get(key: string): Value | undefined
  /** The kept value, without counting as a use. */
  peek(key: string): Value | undefined
  /** Keeps a value and answers it; one larger than the whole budget is not kept. */
  set(key: string, value: Value): Value
  /**
   * Keeps a value whose key is offered for the second time: a flood of keys that come once then
   * takes nothing from what is asked for again and again.
   */
  offer(key: string, value: Value): Value
  /** The kept value, or the one that `make` answers now. */
  keep(key: string, make: () => Value): Value
  delete(key: string): void
}

export interface SectionStats {
  readonly name: string
  readonly entries: number
  readonly bytes: number
  readonly hits: number
  readonly misses: number
}

interface Section {
  readonly name: string
  entries: number
  bytes: number
  hits: number
  misses: number
}

interface Entry {
  readonly value: unknown
  readonly section: Section
  readonly bytes: number
}

/**
 * All that the process keeps in memory to answer faster, under one budget of bytes: keys and each
 * entry's overhead are counted. What was used longest ago goes first, whichever section it is in.
 */
export class Cache {
  readonly maxBytes: number
  readonly #entries: LRUCache<string, Entry>
  readonly #sections = new Map<string, Section>()
  readonly #recent = new RecentKeys()

  /** `maxBytes` 0 keeps nothing. */
  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
    this.#entries = new LRUCache<string, Entry>({
      // The library takes no budget of 0; `set` then never reaches it.
      maxSize: Math.max(1, maxBytes),
      dispose: ({ section, bytes }) => {
        section.entries--
        section.bytes -= bytes
      },
    })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** The section of this name; `bytesOf` answers what a value holds in bytes, without its key. */
  section<Value>(name: string, bytesOf: (value: Value) => number): CacheSection<Value> {
    const section = this.#sections.get(name) ?? {
      ...{ name, entries: 0, bytes: 0, hits: 0, misses: 0 },
    }
    this.#sections.set(name, section)
    const keyOf = (key: string): string => `${name} ${key}`
    const get = (key: string): Value | undefined => {
      const entry = this.#entries.get(keyOf(key))
      if (entry === undefined) section.misses++
      else section.hits++
      return entry?.value as Value | undefined
    }
    const set = (key: string, value: Value): Value => {
      this.#set(keyOf(key), value, section, bytesOf(value))
      return value
    }
    return {
      get,
      peek: (key) => this.#entries.peek(keyOf(key))?.value as Value | undefined,
      set,
      offer: (key, value) => (this.#recent.cameBefore(keyOf(key)) ? set(key, value) : value),
      keep: (key, make) => get(key) ?? set(key, make()),
      delete: (key) => void this.#entries.delete(keyOf(key)),
    }
  }

  /** What each section holds and how often it answered, for `/metrics`. */
  stats(): SectionStats[] {
    return Array.from(this.#sections.values(), (section) => ({ ...section }))
  }

  #set(key: string, value: unknown, section: Section, valueBytes: number): void {
    const bytes = ENTRY_BYTES + key.length + Math.ceil(valueBytes)
    this.#entries.delete(key)
    if (bytes > this.maxBytes) return
    section.entries++
    section.bytes += bytes
    this.#entries.set(key, { value, section, bytes }, { size: bytes })
  }
}
