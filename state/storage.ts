/** One value of this browser, read and changed by all its tabs. */
export interface StoredValue<Value> {
  read(): Value
  write(value: Value): void
  /** Calls `listener` after every change, from this tab or another, as long as the page is there. */
  subscribe(listener: () => void): void
}

export interface StoredValueOptions<Value> {
  readonly key: string
  /** The value in what was stored, or undefined if it is damaged or from another program. */
  readonly parse: (stored: unknown) => Value | undefined
  readonly empty: Value
  /** Access to the storage may itself throw, if the visitor blocks it. */
  readonly storage?: () => Storage
  /** Target of the browser's `storage` events for changes by other tabs. */
  readonly otherTabs?: EventTarget
}

/** A JSON value in the browser's storage; if that is blocked or full, in the memory of this tab. */
export function storedValue<Value>({
  key,
  parse,
  empty,
  storage = () => localStorage,
  otherTabs = globalThis.window,
}: StoredValueOptions<Value>): StoredValue<Value> {
  const listeners: (() => void)[] = []
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let inMemory: string | undefined
  otherTabs?.addEventListener('storage', (event) => {
    // No key: the other tab cleared everything.
    if ('key' in event && (event.key === key || event.key === null)) notify()
  })
  return {
    read() {
      try {
        return parse(JSON.parse(inMemory ?? storage().getItem(key) ?? 'null')) ?? empty
      } catch {
        return empty
      }
    },
    write(value) {
      inMemory = JSON.stringify(value)
      try {
        storage().setItem(key, inMemory)
        inMemory = undefined
      } catch {}
      notify()
    },
    subscribe(listener) {
      listeners.push(listener)
    },
  }
}
