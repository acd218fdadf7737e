import { longestIncreasing } from './longest-increasing.ts'
import type { Versions } from './merge-fields.ts'

/**
 * The order of a list's members: that of `theirs`, in which those that `mine` moved or brought here stand
 * behind the same block as in `mine`.
 */
export function mergeOrder(
  { base, mine, theirs }: Versions<readonly string[]>,
  members: readonly string[],
): readonly string[] {
  const here = new Set(members)
  const byMine = movedIn(mine, base)
  const byTheirs = movedIn(theirs, base)
  const order = theirs.filter((id) => here.has(id) && !byMine.has(id))
  const placed = new Set(order)
  // What the other moved says nothing of a place.
  const marks = new Set(order.filter((id) => !byTheirs.has(id)))
  mine.forEach((id, index) => {
    if (!here.has(id) || placed.has(id)) return
    const before = mine.slice(0, index).findLast((each) => marks.has(each))
    const after = mine.slice(index + 1).find((each) => marks.has(each))
    const end = after === undefined ? order.length : order.indexOf(after)
    order.splice(before === undefined ? end : order.indexOf(before) + 1, 0, id)
    placed.add(id)
    marks.add(id)
  })
  return [...order, ...members.filter((id) => !placed.has(id))]
}

/** The ids of a list that were moved in it or came to it. */
function movedIn(list: readonly string[], base: readonly string[]): ReadonlySet<string> {
  const ranks = new Map(base.map((id, rank) => [id, rank]))
  const staying = longestIncreasing(
    list.flatMap((id) => {
      const rank = ranks.get(id)
      return rank === undefined ? [] : [{ id, rank }]
    }),
  )
  return new Set(list.filter((id) => !staying.has(id)))
}
