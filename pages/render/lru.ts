/** A bounded cache: the entry that was used longest ago makes way. */
export class Lru<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    // Moving an entry costs more than reading it, so order is kept only once it starts to matter.
    if (value !== undefined && this.#entries.size * 2 > this.#max) {
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  set(key: Key, value: Value): Value {
    this.#entries.set(key, value)
    if (this.#entries.size > this.#max) {
      const [oldest] = this.#entries.keys()
      if (oldest !== undefined) this.#entries.delete(oldest)
    }
    return value
  }

  /** The kept value, or the one that `make` answers now. */
  keep(key: Key, make: () => Value): Value {
    return this.get(key) ?? this.set(key, make())
  }
}
