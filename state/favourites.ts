import type { Favourite } from '#domain/account/favourite.ts'
import { FAVOURITE } from '#domain/tracking/event-ids.ts'
import { type StoredValueOptions, storedValue } from './storage.ts'
import { track } from './tracking.ts'

/** What they are stored under. */
export const FAVOURITES_KEY = 'favourites'

export interface Favourites {
  /** In the order in which they were added. */
  list(): readonly Favourite[]
  has(id: string): boolean
  /**
   * Adds the car if absent, with its price in whole dollars; removes it if present. Returns whether it is
   * saved now (Spec 4.13).
   */
  toggle(id: string, price?: number): boolean
  subscribe(listener: () => void): void
}

export type FavouritesOptions = Pick<
  StoredValueOptions<readonly Favourite[]>,
  'storage' | 'otherTabs'
> & { readonly track?: typeof track }

const isFavourite = (entry: unknown): entry is Favourite =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'

/** The cars saved in this browser, shared by its tabs. */
export function createFavourites({
  track: report = track,
  ...storage
}: FavouritesOptions = {}): Favourites {
  const stored = storedValue<readonly Favourite[]>({
    ...storage,
    key: FAVOURITES_KEY,
    parse: (list) => (Array.isArray(list) ? list.filter(isFavourite) : undefined),
    empty: [],
  })
  const has = (id: string) => stored.read().some((saved) => saved.id === id)
  return {
    list: stored.read,
    has,
    toggle(id, price) {
      const list = stored.read()
      const isSaved = !has(id)
      stored.write(isSaved ? [...list, { id, price }] : list.filter((saved) => saved.id !== id))
      if (isSaved) report(FAVOURITE, { carId: id })
      return isSaved
    },
    subscribe: stored.subscribe,
  }
}
