/**
 * Finds entries of a list by a key, with an index that is made once for each list.
 *
 *     const offerById = entryFinder((offer: Offer) => offer.id)
 */
export function entryFinder<Entry extends object>(keyOf: (entry: Entry) => string) {
  const indexes = new WeakMap<readonly Entry[], ReadonlyMap<string, Entry>>()
  return (entries: readonly Entry[], key: string): Entry | undefined => {
    const index = indexes.get(entries) ?? new Map(entries.map((entry) => [keyOf(entry), entry]))
    indexes.set(entries, index)
    return index.get(key)
  }
}
