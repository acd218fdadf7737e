/** The index of the first text at or after `text` in a sorted list; its length if there is none. */
export const lowerBound = (sorted: readonly string[], text: string): number =>
  lowerBoundBy(sorted.length, (at) => sorted[at] ?? '', text)

/** The same for a list of `length` texts that `textAt` reads. */
export function lowerBoundBy(length: number, textAt: (at: number) => string, text: string): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (textAt(middle) < text) low = middle + 1
    else high = middle
  }
  return low
}
