import { LRUCache } from 'lru-cache'
import { RecentKeys } from './recent-keys.ts'

/**
 * Overhead of an entry beside its key and value, measured at 170 to 220 bytes of heap for 300,000
 * entries.
 */
const ENTRY_BYTES = 200

/** One kind of entries of the process's cache, with keys of its own. */
export interface CacheSection<Value> {
  get(key: string): Value | undefined
  /** The cached value, without a hit or a change of recency. */
  peek(key: string): Value | undefined
  /** Caches a value and returns it; a value larger than the section is not cached. */
  set(key: string, value: Value): Value
  /**
   * Caches a value only if its key was offered before, so that a flood of keys that occur once
   * evicts nothing.
   */
  offer(key: string, value: Value): Value
  /** The cached value, or the one that `make` returns, which is then cached. */
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
 * Each section's share of the budget. With separate shares, fragments that are used once cannot
 * evict pages that are requested often.
 */
const shares = {
  /** Complete responses, compressed. */
  pages: 0.5,
  /** Rendered fragments of pages: cards, filter rows, headers. */
  fragments: 0.25,
  /** Cars as objects, decoded from the index. */
  cars: 0.15,
  /** Search results. */
  results: 0.05,
  /** Requested URLs and the keys of their pages. */
  addresses: 0.05,
} as const

export type SectionName = keyof typeof shares

interface Section {
  readonly stats: () => SectionStats
}

/**
 * The in-memory cache of the process, with one budget in bytes, which includes keys and the
 * overhead of entries. Each section evicts its least recently used entries.
 */
export class Cache {
  readonly maxBytes: number
  readonly #sections = new Map<SectionName, Section>()
  readonly #recent = new RecentKeys()

  /** `maxBytes` 0 caches nothing. */
  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  get bytes(): number {
    return this.stats().reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /**
   * Creates a section; `bytesOf` returns the size of a value in bytes, without its key.
   * @throws Error if it exists: two users would read each other's values
   */
  section<Value extends object>(
    name: SectionName,
    bytesOf: (value: Value) => number,
  ): CacheSection<Value> {
    if (this.#sections.has(name)) throw new Error(`The cache already has a section "${name}".`)
    const maxBytes = Math.floor(this.maxBytes * shares[name])
    // lru-cache allows no limit of 0; nothing fits into 1 byte.
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
      // lru-cache ignores a new size of the same value; and a value too large must replace the old
      // one.
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
      offer: (key, value) => (this.#recent.addAndTest(`${name} ${key}`) ? set(key, value) : value),
      keep: (key, make) => get(key) ?? set(key, make()),
      delete: (key) => void entries.delete(key),
    }
  }

  /** Sizes, hits and misses of each section, for `/metrics`. */
  stats(): SectionStats[] {
    return Array.from(this.#sections.values(), ({ stats }) => stats())
  }
}
