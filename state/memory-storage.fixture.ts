/** An in-memory `Storage` for tests. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const held = new Map(Object.entries(entries))
  return {
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem(key, value) {
      held.set(key, value)
    },
    removeItem(key) {
      held.delete(key)
    },
    clear: () => held.clear(),
  }
}

/** As in a browser whose visitor blocks storage: accessing it throws. */
export function refusedStorage(): Storage {
  throw new DOMException('The visitor refuses storage', 'SecurityError')
}
