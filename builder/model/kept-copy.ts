import type { KeptCopy } from './saver.ts'

const keyOf = (site: string, path: string): string => `builder.draft:${site}:${path}`

/** Keeps in this browser what the server does not have yet; undefined forgets it. */
export function keepCopy<Value>(
  site: string,
  path: string,
  copy: KeptCopy<Value> | undefined,
): void {
  const key = keyOf(site, path)
  if (!copy) {
    localStorage.removeItem(key)
    return
  }
  try {
    localStorage.setItem(key, JSON.stringify(copy))
  } catch {
    // No room: what was kept before stays, and is merged with.
  }
}

/** What was kept before this window was opened. */
export function keptCopy<Value>(site: string, path: string): KeptCopy<Value> | undefined {
  const text = localStorage.getItem(keyOf(site, path))
  // Written by `keepCopy` alone.
  return text === null ? undefined : (JSON.parse(text) as KeptCopy<Value>)
}
