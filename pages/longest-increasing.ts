interface Ranked {
  readonly id: string
  readonly rank: number
}

/** Ids of a longest increasing subsequence of the items by rank. */
export function longestIncreasing(items: readonly Ranked[]): Set<string> {
  const runs: { length: number; previous: number }[] = []
  for (const [index, { rank }] of items.entries()) {
    let previous = -1
    for (const [earlier, run] of runs.entries()) {
      const rises = (items[earlier]?.rank ?? 0) < rank
      if (rises && run.length > (runs[previous]?.length ?? 0)) previous = earlier
    }
    runs[index] = { length: (runs[previous]?.length ?? 0) + 1, previous }
  }
  let at = runs.reduce(
    (best, { length }, index) => (length > (runs[best]?.length ?? 0) ? index : best),
    -1,
  )
  const ids = new Set<string>()
  while (at >= 0) {
    const item = items[at]
    if (item) ids.add(item.id)
    at = runs[at]?.previous ?? -1
  }
  return ids
}
