/** A word of a text: its normal form, and where it stands in the text. */
export interface TextWord {
  /** Lower case, without diacritics and punctuation. */
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text in their order, in the one form in which words are compared. D10. */
export function textWords(text: string): TextWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: found, index: start }) =>
    normalWords(found).map((word) => ({ word, start, end: start + found.length })),
  )
}

/** A text with blanks in place of some characters: what follows stays where it is. */
export const blanked = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): string => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

/** A text with others in some places, which are in their order and do not overlap. */
export const replaced = <Place extends { readonly start: number; readonly end: number }>(
  text: string,
  places: readonly Place[],
  textOf: (place: Place, written: string) => string,
): string =>
  places.reduceRight((own, place) => {
    const written = text.slice(place.start, place.end)
    return own.slice(0, place.start) + textOf(place, written) + own.slice(place.end)
  }, text)

/** The words of a text without their places. */
export const wordsIn = (text: string): string[] => textWords(text).map(({ word }) => word)

/** Mostly one word; a ligature such as ½ has several. */
const normalWords = (found: string): string[] =>
  found
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
