/** Slips between two words: a letter more, less, other, or two swapped (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      line.push(fewestSlips(rows, line, a, b, row, column))
    }
    rows.push(line)
  }
  return rows[a.length]?.[b.length] ?? Number.POSITIVE_INFINITY
}

function fewestSlips(
  rows: readonly (readonly number[])[],
  line: readonly number[],
  a: string,
  b: string,
  row: number,
  column: number,
): number {
  const at = (up: number, left: number): number => {
    const from = up === 0 ? line : rows[row - up]
    return from?.[column - left] ?? Number.POSITIVE_INFINITY
  }
  const same = a[row - 1] === b[column - 1] ? 0 : 1
  const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
  const swapped = isSwap ? at(2, 2) + 1 : Number.POSITIVE_INFINITY
  return Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + same, swapped)
}

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The known name that `found` was meant to be, or nothing when none is near enough to be a slip. */
export function nearest(found: string, known: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(found.length / 3))
  let best: { name: string; slips: number } | undefined
  for (const name of known) {
    const slips = slipsBetween(folded(name), folded(found))
    if (slips <= allowed && slips < (best?.slips ?? Number.POSITIVE_INFINITY))
      best = { name, slips }
  }
  return best?.name
}

/** `; did you mean "hero"?` where a known name is near, else nothing. */
export function hint(found: unknown, known: Iterable<string>): string {
  const name = typeof found === 'string' ? nearest(found, known) : undefined
  return name === undefined ? '' : `; did you mean "${name}"?`
}
