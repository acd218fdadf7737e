import type { WatchlistEntry } from './watchlist-entry.ts'

/** A change of the watchlist by the buyer; `id` is the car's. */
export type WatchlistChange = { action: 'save' | 'remove'; id: string }

/** The stored entries, and the buyer's changes that the server has not confirmed yet. */
export type Watchlist = {
  entries: readonly WatchlistEntry[]
  pending: readonly WatchlistChange[]
}

function after(
  entries: readonly WatchlistEntry[],
  { action, id }: WatchlistChange,
): readonly WatchlistEntry[] {
  if (action === 'remove') return entries.filter((entry) => entry.id !== id)
  return entries.some((entry) => entry.id === id) ? entries : [...entries, { id }]
}

/** The list as the buyer sees it: with the pending changes. Spec 4.12. */
export const watchlistShown = ({ entries, pending }: Watchlist): readonly WatchlistEntry[] =>
  pending.reduce(after, entries)

/** The list with a change applied optimistically, before the server is called. Spec 4.12. */
export const watchlistChanged = (list: Watchlist, change: WatchlistChange): Watchlist => ({
  ...list,
  pending: [...list.pending, change],
})

/**
 * The list once the server has answered a change. A failed change is rolled back, so that the list
 * never shows as saved what the account does not contain. Spec 4.12, 8.01.
 */
export const watchlistAnswered = (
  { entries, pending }: Watchlist,
  change: WatchlistChange,
  { success }: { success: boolean },
): Watchlist => ({
  entries: success ? after(entries, change) : entries,
  pending: pending.filter((waiting) => waiting !== change),
})
