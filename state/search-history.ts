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
  forget(): void
}

/** The last searches of this browser; the server never gets them. Spec 3.20, 9.05. */
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
    remember: (search) => stored.write(withPastSearch(stored.read(), search)),
    forget: () => stored.write([]),
  }
}
