import {
  isPastSearch,
  type PastSearch,
  withPastSearch,
} from '#domain/stock-query/search-history.ts'
import { type StoredValueOptions, storedValue } from './storage.ts'

export interface SearchHistory {
  /** Newest first. */
  list(): readonly PastSearch[]
  /** Puts the search first; the same search is listed once. */
  remember(search: PastSearch): void
}

/** The last searches of this browser. */
export function createSearchHistory(
  storage: Pick<StoredValueOptions<readonly PastSearch[]>, 'storage' | 'otherTabs'> = {},
): SearchHistory {
  const stored = storedValue<readonly PastSearch[]>({
    ...storage,
    key: 'search-history',
    parse: (list) => (Array.isArray(list) ? list.filter(isPastSearch) : undefined),
    empty: [],
  })
  return {
    list: stored.read,
    remember(search) {
      stored.write(withPastSearch(stored.read(), search))
    },
  }
}
