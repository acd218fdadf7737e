/** A list of which the first few show and the rest unfolds. */
export type FoldedList<Entry> = { shown: Entry[]; rest: Entry[] }

/** Shows the first `limit` entries; the rest unfolds. Spec 9.09. */
export function foldedList<Entry>(entries: readonly Entry[], limit: number): FoldedList<Entry> {
  return { shown: entries.slice(0, limit), rest: entries.slice(limit) }
}
