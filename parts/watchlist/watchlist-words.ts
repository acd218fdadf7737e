import type { Words } from '#domain/site/interface-texts.ts'

/**
 * The id of the form that saves and removes cars of an account: hearts name it. No block may have it: forms of
 * blocks are `<block id>-form`.
 */
export const WATCHLIST_FORM = 'account-hearts'

/** The texts that the script of the watchlist shows. Spec 8.01, 8.13. */
export const watchlistWords = (words: Words) => ({
  savedTitle: words.savedTitle,
  savedText: words.savedText,
  savedFailed: words.savedFailed,
  removedTitle: words.removedTitle,
  removedText: words.removedText,
  removedFailed: words.removedFailed,
  viewList: words.viewList,
  undo: words.undo,
})
export type WatchlistWords = ReturnType<typeof watchlistWords>
