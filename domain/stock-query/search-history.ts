import { PAST_SEARCHES_KEPT } from './thresholds.ts'

/** A search as the visitor left it: `/search/used-cars` and `make=Kia&price=:30000`. Spec 3.20. */
export interface PastSearch {
  readonly path: string
  /** The query string, without its question mark. */
  readonly refinement: string
}

/** Whether stored data is an entry of the history. Spec 3.20. */
export const isPastSearch = (entry: unknown): entry is PastSearch =>
  typeof entry === 'object' &&
  entry !== null &&
  'path' in entry &&
  typeof entry.path === 'string' &&
  'refinement' in entry &&
  typeof entry.refinement === 'string'

const isSame = (one: PastSearch, other: PastSearch): boolean =>
  one.path === other.path && one.refinement === other.refinement

/** The history after a search: newest first, each search once, the oldest beyond five left out. Spec 3.20, 9.05. */
export function withPastSearch(history: readonly PastSearch[], search: PastSearch): PastSearch[] {
  const others = history.filter((past) => !isSame(past, search))
  return [search, ...others].slice(0, PAST_SEARCHES_KEPT)
}
