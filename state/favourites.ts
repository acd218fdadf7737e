import type { Favourite } from '#domain/account/favourite.ts'
import { eventIds } from '#domain/tracking/event-ids.ts'
import { type StoredValueOptions, storedValue } from './storage.ts'
import { track } from './tracking.ts'

export interface Favourites {
  /** In the order in which they were added. */
  list(): readonly Favourite[]
  has(id: string): boolean
  /** Adds the car if absent, removes it if present; answers whether it is kept now (Spec 4.13). */
  toggle(id: string): boolean
  subscribe(listener: () => void): () => void
}

export type FavouritesOptions = Pick<
  StoredValueOptions<readonly Favourite[]>,
  'storage' | 'otherTabs'
> & { readonly track?: typeof track }

const isFavourite = (entry: unknown): entry is Favourite =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'

/** The cars that this browser keeps, shared by its tabs. */
export function createFavourites({
  track: report = track,
  ...storage
}: FavouritesOptions = {}): Favourites {
  const stored = storedValue<readonly Favourite[]>({
    ...storage,
    key: 'favourites',
    parse: (list) => (Array.isArray(list) ? list.filter(isFavourite) : undefined),
    empty: [],
  })
  const has = (id: string) => stored.read().some((kept) => kept.id === id)
  return {
    list: stored.read,
    has,
    toggle(id) {
      const list = stored.read()
      const isKept = !has(id)
      stored.write(isKept ? [...list, { id }] : list.filter((kept) => kept.id !== id))
      if (isKept) report(eventIds.favourite, id)
      return isKept
    },
    subscribe: stored.subscribe,
  }
}
