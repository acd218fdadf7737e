import { CACHED_RESULTS_AT_LEAST } from './thresholds.ts'

/** How many results a cache holds: its configured maximum, at least ten, ten where that is no number. Spec 9.02. */
export function resultCacheSize(maximum: number): number {
  return maximum > CACHED_RESULTS_AT_LEAST ? Math.floor(maximum) : CACHED_RESULTS_AT_LEAST
}

/** What must leave a cache, of its keys from the oldest to the newest. Spec 4.14, 9.02. */
export function oldestBeyond<Key>(keys: readonly Key[], maximum: number): readonly Key[] {
  return keys.slice(0, Math.max(0, keys.length - resultCacheSize(maximum)))
}
