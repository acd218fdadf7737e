import { type StoredValueOptions, storedValue } from './storage.ts'

/** A search as the visitor left it: `/search/used-cars` and `make=Kia&price=:30000` (Spec 3.20). */
export interface PastSearch {
  readonly path: string
  /** The query string, without its question mark. */
  readonly refinement: string
}

export interface SearchHistory {
  /** Newest first. */
  list(): readonly PastSearch[]
  /** Puts the search first; the same search is listed once. */
  remember(search: PastSearch): void
}

/** Spec 9.05. */
const maxEntries = 5

const isPastSearch = (entry: unknown): entry is PastSearch =>
  typeof entry === 'object' &&
  entry !== null &&
  'path' in entry &&
  typeof entry.path === 'string' &&
  'refinement' in entry &&
  typeof entry.refinement === 'string'

const isSame = (one: PastSearch, other: PastSearch) =>
  one.path === other.path && one.refinement === other.refinement

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
      const others = stored.read().filter((past) => !isSame(past, search))
      stored.write([search, ...others].slice(0, maxEntries))
    },
  }
}
