/** One value of this browser, seen and changed by all its tabs. */
export interface StoredValue<Value> {
  read(): Value
  write(value: Value): void
  /** Calls `listener` after every change, from this tab or another; answers how to stop. */
  subscribe(listener: () => void): () => void
}

export interface StoredValueOptions<Value> {
  readonly key: string
  /** The value in what was stored, or undefined where it is damaged or from another program. */
  readonly parse: (stored: unknown) => Value | undefined
  readonly empty: Value
  /** Reaching for the storage may itself throw, where the visitor refuses it. */
  readonly storage?: () => Storage
  /** Where the browser tells of changes by other tabs. */
  readonly otherTabs?: EventTarget
}

/** A JSON value in the browser's storage; where that is refused or full, in memory of this tab. */
export function storedValue<Value>({
  key,
  parse,
  empty,
  storage = () => localStorage,
  otherTabs = globalThis.window,
}: StoredValueOptions<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let unstored: { readonly value: Value } | undefined
  otherTabs?.addEventListener('storage', (event) => {
    // No key: the other tab cleared everything.
    if ('key' in event && (event.key === key || event.key === null)) tell()
  })
  return {
    read() {
      if (unstored) return unstored.value
      try {
        return parse(JSON.parse(storage().getItem(key) ?? 'null')) ?? empty
      } catch {
        return empty
      }
    },
    write(value) {
      try {
        storage().setItem(key, JSON.stringify(value))
        unstored = undefined
      } catch {
        unstored = { value }
      }
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
