import { type StoredValueOptions, storedValue } from './storage.ts'

/** How many cars are remembered. */
export const MAX_VIEWED = 9

/** What they are stored under. */
export const VIEWED_KEY = 'viewed'

export interface RecentlyViewed {
  /** Ids of cars, the latest first. */
  list(): readonly string[]
  /** Puts a car first. */
  add(id: string): void
  /** Forgets all of them. */
  clear(): void
}

export type RecentlyViewedOptions = Pick<
  StoredValueOptions<readonly string[]>,
  'storage' | 'otherTabs'
>

const isId = (entry: unknown): entry is string => typeof entry === 'string'

/** The cars whose pages this browser opened last; kept in it alone, and sent nowhere but to show them. */
export function createRecentlyViewed(storage: RecentlyViewedOptions = {}): RecentlyViewed {
  const stored = storedValue<readonly string[]>({
    ...storage,
    key: VIEWED_KEY,
    parse: (list) => (Array.isArray(list) ? list.filter(isId) : undefined),
    empty: [],
  })
  const list = () => stored.read().slice(0, MAX_VIEWED)
  return {
    list,
    clear: () => stored.write([]),
    add: (id) => stored.write([id, ...list().filter((other) => other !== id)].slice(0, MAX_VIEWED)),
  }
}
