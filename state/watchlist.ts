import {
  type Watchlist,
  type WatchlistChange,
  watchlistAnswered,
  watchlistChanged,
  watchlistShown,
} from '#domain/account/watchlist.ts'

/** What became of a change: `message` is why the server refused, absent where it did not answer. */
export interface ChangeAnswer {
  readonly success: boolean
  readonly message?: string | undefined
}

export interface AccountWatchlist {
  /** Ids of the saved cars as the buyer sees them: with what the server has not answered yet. */
  list(): readonly string[]
  has(id: string): boolean
  /** Shows the change at once and then asks the server; takes it back where that fails. Spec 4.12, 8.01. */
  change(change: WatchlistChange): Promise<void>
  /** A change that the server has made already: another tab's, or of favourites that came along. */
  changed(change: WatchlistChange): void
  subscribe(listener: () => void): void
}

export interface AccountWatchlistOptions {
  /** The ids that the server has. */
  readonly saved: readonly string[]
  /** Asks the server; does not reject. */
  readonly send: (change: WatchlistChange) => Promise<ChangeAnswer>
  /** Resolves when the page is left: what waits for an answer is sent then, or would be lost. */
  readonly left: () => Promise<unknown>
  /** A change was taken back, and no later one of the same car waits. Spec 8.01. */
  readonly onFailure: (change: WatchlistChange, answer: ChangeAnswer) => void
}

/** The list of a signed-in buyer in this tab: shown at once, confirmed by the server after. Spec 4.12. */
export function createAccountWatchlist({
  saved,
  send,
  left,
  onFailure,
}: AccountWatchlistOptions): AccountWatchlist {
  let current: Watchlist = { entries: saved.map((id) => ({ id })), pending: [] }
  const listeners = new Set<() => void>()
  const set = (next: Watchlist) => {
    current = next
    for (const listener of listeners) listener()
  }
  /** For each car the call that it waits for: an answer that comes late cannot overtake a later change. */
  const calls = new Map<string, Promise<void>>()
  const list = () => watchlistShown(current).map(({ id }) => id)

  async function call(change: WatchlistChange, before: Promise<void> | undefined): Promise<void> {
    if (before) await Promise.race([before, left()])
    const answer = await send(change)
    set(watchlistAnswered(current, change, answer))
    const isLast = current.pending.every(({ id }) => id !== change.id)
    if (!answer.success && isLast) onFailure(change, answer)
  }

  return {
    list,
    has: (id) => list().includes(id),
    change(change) {
      set(watchlistChanged(current, change))
      const called = call(change, calls.get(change.id))
      calls.set(change.id, called)
      return called
    },
    changed: (change) => set(watchlistAnswered(current, change, { success: true })),
    subscribe: (listener) => {
      listeners.add(listener)
    },
  }
}
