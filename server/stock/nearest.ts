function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...b].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1)
      const removed = (previous[column + 1] ?? 0) + 1
      const added = (current[column] ?? 0) + 1
      current.push(Math.min(replaced, removed, added))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}

const LETTERS_A_SLIP = 3
// Two letters that changed places are two slips.
const SLIPS_IN_SHORT_WORDS = 2

/** " Did you mean "x"?" for the nearest known name, or an empty text where none is near. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const ranked = [...known]
    .map((name) => ({ name, slips: distance(wrong.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips)
  const best = ranked[0]
  const near =
    best && best.slips <= Math.max(SLIPS_IN_SHORT_WORDS, Math.floor(wrong.length / LETTERS_A_SLIP))
  return near ? ` Did you mean "${best.name}"?` : ''
}
