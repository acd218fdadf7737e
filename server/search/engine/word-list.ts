/**
 * Sorted words, one after the other in one string. A stock has a word for every stock number: as
 * strings of their own, the words of 100,000 cars take the thread that receives them 35 ms.
 */
export interface WordList {
  readonly text: string
  /** Where each word ends in `text`. */
  readonly ends: Uint32Array
}

/** Packs sorted words. */
export const wordList = (sorted: readonly string[]): WordList => {
  let end = 0
  return {
    text: sorted.join(''),
    ends: Uint32Array.from(sorted, ({ length }) => {
      end += length
      return end
    }),
  }
}

/** The word at a position; undefined behind the last. */
export function wordAt({ text, ends }: WordList, at: number): string | undefined {
  return at < ends.length ? text.slice(at && ends[at - 1], ends[at]) : undefined
}

/** Every word, in order. */
export function* wordsIn(list: WordList): Generator<string> {
  for (let at = 0; at < list.ends.length; at++) yield wordAt(list, at) ?? ''
}
