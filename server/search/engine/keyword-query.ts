import { wordsOf } from './tokenizer.ts'

/** A word in lower case → its synonyms, each of one or more words. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

const minTypoLength = 4
const alphabetic = /^\p{L}+$/u

/**
 * How one word of a query is matched (D10): exactly or by a synonym; the last word also as a
 * prefix; a word that no document has also with a typo.
 */
export type WordQuery =
  | { readonly kind: 'exact'; readonly alternatives: readonly (readonly string[])[] }
  | { readonly kind: 'prefix'; readonly prefix: string }
  | { readonly kind: 'fuzzy'; readonly word: string }

/** The words of all documents. */
export interface Vocabulary {
  has(word: string): boolean
  hasPrefix(prefix: string): boolean
}

/** Parses a keyword query for a vocabulary; a document must match every part. */
export function readQuery(
  text: string,
  vocabulary: Vocabulary,
  synonyms: Synonyms = {},
): WordQuery[] {
  const words = wordsOf(text)
  return words.map((word, index) => {
    const others = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined
    if (others) return { kind: 'exact', alternatives: [[word], ...others.map(wordsOf)] }
    const isLast = index === words.length - 1
    if (isLast && vocabulary.hasPrefix(word)) return { kind: 'prefix', prefix: word }
    const isTypo = word.length >= minTypoLength && allowsTypos(word) && !vocabulary.has(word)
    return isTypo ? { kind: 'fuzzy', word } : { kind: 'exact', alternatives: [[word]] }
  })
}

/** Only words of letters may have typos: 320i is not 330i. */
export const allowsTypos = (word: string): boolean => alphabetic.test(word)

/**
 * Whether the Damerau–Levenshtein distance of two words is at most 1: a letter inserted, deleted,
 * substituted, or transposed with its neighbour.
 */
export function isOneEditApart(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  const [short, long] = word.length <= other.length ? [word, other] : [other, word]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return isEqualAfterEdit(short, long, at) && allowsTypos(other)
}

/** Whether one edit at the first difference makes the words equal. */
function isEqualAfterEdit(short: string, long: string, at: number): boolean {
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const isTransposed = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isTransposed && short.slice(at + 2) === long.slice(at + 2)
}
