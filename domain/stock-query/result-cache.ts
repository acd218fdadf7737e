import { MIN_CACHED_RESULTS } from './thresholds.ts'

/** Capacity of a result cache: the configured maximum, at least ten; ten for NaN. Spec 9.02. */
export function resultCacheSize(maximum: number): number {
  return maximum > MIN_CACHED_RESULTS ? Math.floor(maximum) : MIN_CACHED_RESULTS
}

/** The keys to evict from a cache; `keys` are from the oldest to the newest. Spec 4.14, 9.02. */
export function oldestBeyond<Key>(keys: readonly Key[], maximum: number): readonly Key[] {
  return keys.slice(0, Math.max(0, keys.length - resultCacheSize(maximum)))
}
