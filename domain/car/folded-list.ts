/** A list of which the first entries are shown and the rest is folded. */
export type FoldedList<Entry> = { shown: Entry[]; rest: Entry[] }

/** Splits a list after the first `limit` entries. Spec 9.09. */
export function foldedList<Entry>(entries: readonly Entry[], limit: number): FoldedList<Entry> {
  return { shown: entries.slice(0, limit), rest: entries.slice(limit) }
}
