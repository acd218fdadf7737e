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
  /** Keeps a value and answers it; one larger than its section may be is not kept. */
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

/**
 * What the process keeps in memory to answer faster, and the part of the budget that each kind may
 * take. Each has its own: else the pieces of pages that are asked for once would push out the pages
 * that are asked for again and again.
 */
const shares = {
  /** Whole answers, compressed. */
  pages: 0.5,
  /** Rendered pieces of pages: cards, rows of filters, headers. */
  fragments: 0.25,
  /** Cars as objects, read from their index. */
  cars: 0.15,
  /** Answers of searches. */
  answers: 0.05,
  /** Addresses as they were typed, and the page that answers them. */
  addresses: 0.05,
} as const

export type SectionName = keyof typeof shares

interface Section {
  readonly stats: () => SectionStats
}

/**
 * All that the process keeps in memory to answer faster, under one budget of bytes: keys and each
 * entry's overhead are counted. Of each section what was used longest ago goes first.
 */
export class Cache {
  readonly maxBytes: number
  readonly #sections = new Map<SectionName, Section>()
  readonly #recent = new RecentKeys()

  /** `maxBytes` 0 keeps nothing. */
  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  get bytes(): number {
    return this.stats().reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /**
   * Makes a section; `bytesOf` answers what a value holds in bytes, without its key.
   * @throws Error where there is one of this name: two users would not know of each other's values
   */
  section<Value extends object>(
    name: SectionName,
    bytesOf: (value: Value) => number,
  ): CacheSection<Value> {
    if (this.#sections.has(name)) throw new Error(`the cache has a section "${name}" already`)
    const maxBytes = Math.floor(this.maxBytes * shares[name])
    // The library takes no limit of 0; nothing fits into 1 byte.
    const entries = new LRUCache<string, Value>({ maxSize: Math.max(1, maxBytes) })
    let [hits, misses] = [0, 0]
    const get = (key: string): Value | undefined => {
      const value = entries.get(key)
      if (value === undefined) misses++
      else hits++
      return value
    }
    const set = (key: string, value: Value): Value => {
      const size = ENTRY_BYTES + key.length + Math.ceil(bytesOf(value))
      // The library takes no new size of a value that it has; and one too large must leave none behind.
      if (size > maxBytes || entries.peek(key) === value) entries.delete(key)
      if (size <= maxBytes) entries.set(key, value, { size })
      return value
    }
    this.#sections.set(name, {
      stats: () => ({ name, entries: entries.size, bytes: entries.calculatedSize, hits, misses }),
    })
    return {
      get,
      peek: (key) => entries.peek(key),
      set,
      offer: (key, value) => (this.#recent.cameBefore(`${name} ${key}`) ? set(key, value) : value),
      keep: (key, make) => get(key) ?? set(key, make()),
      delete: (key) => void entries.delete(key),
    }
  }

  /** What each section holds and how often it answered, for `/metrics`. */
  stats(): SectionStats[] {
    return Array.from(this.#sections.values(), ({ stats }) => stats())
  }
}
