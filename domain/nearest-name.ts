/** A mistyped name has at most one edit per this many letters. D4, D9. */
const LETTERS_TO_A_SLIP = 3

/** Case, dashes and underscores do not count as edits. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * The known name most similar to a mistyped one, the first of equally similar ones; undefined if none
 * is similar. D4, D9.
 */
export function nearestName(mistyped: string, known: Iterable<string>): string | undefined {
  const wanted = lettersOf(mistyped)
  let nearest: { name: string; slips: number } | undefined
  for (const name of known) {
    const letters = lettersOf(name)
    const allowed = Math.max(1, Math.max(letters.length, wanted.length) / LETTERS_TO_A_SLIP)
    const slips = slipsBetween(wanted, letters)
    if (slips <= allowed && slips < (nearest?.slips ?? Number.MAX_VALUE)) nearest = { name, slips }
  }
  return nearest?.name
}

/** Damerau-Levenshtein distance: letters to add, remove, replace or swap. */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : replaced
      const removed = (last[column] ?? 0) + 1
      const added = (line[column - 1] ?? 0) + 1
      line.push(Math.min(replaced, swapped, removed, added))
    }
    beforeLast = last
    last = line
  }
  return last.at(-1) ?? 0
}
