/** A word in lower case → what else it may be called; each alternative is one or more words. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

const shortestForgiven = 4
const alphabetic = /^\p{L}+$/u

/** The words of a text: lower case, without accents and punctuation. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The words that a document is found by: its own, and hyphened ones also as one (CX-5: cx5). */
export function indexedWords(text: string): Set<string> {
  const words = new Set(wordsOf(text))
  for (const [hyphened] of text.matchAll(/[\p{L}\p{N}]+(-[\p{L}\p{N}]+)+/gu)) {
    words.add(wordsOf(hyphened).join(''))
  }
  return words
}

/**
 * How one word of a query is looked for (D10). A word with synonyms is itself or one of them; the
 * last word may be the beginning of one; a word that no document knows may be a typing mistake.
 */
export type WordQuery =
  | { readonly kind: 'whole'; readonly alternatives: readonly (readonly string[])[] }
  | { readonly kind: 'beginning'; readonly start: string }
  | { readonly kind: 'mistyped'; readonly word: string }

/** What a vocabulary must answer so that a query can be read. */
export interface KnownWords {
  has(word: string): boolean
  hasBeginning(start: string): boolean
}

/** Reads a keyword query for a vocabulary; every part must match a document. */
export function readQuery(text: string, known: KnownWords, synonyms: Synonyms = {}): WordQuery[] {
  const words = wordsOf(text)
  return words.map((word, index) => {
    const others = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined
    if (others) return { kind: 'whole', alternatives: [[word], ...others.map(wordsOf)] }
    const isLast = index === words.length - 1
    if (isLast && known.hasBeginning(word)) return { kind: 'beginning', start: word }
    const isMistyped = word.length >= shortestForgiven && isForgiven(word) && !known.has(word)
    return isMistyped ? { kind: 'mistyped', word } : { kind: 'whole', alternatives: [[word]] }
  })
}

/** Only words of letters are forgiven: 320i is not 330i. */
export const isForgiven = (word: string): boolean => alphabetic.test(word)

/**
 * Whether two words are one mistake apart: a letter added, missing, wrong, or swapped with its
 * neighbour.
 */
export function isOneMistakeApart(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  const [short, long] = word.length <= other.length ? [word, other] : [other, word]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return isSameAfterOne(short, long, at) && isForgiven(other)
}

/** Whether the words are the same again after one letter, or a swap, at the place they part. */
function isSameAfterOne(short: string, long: string, at: number): boolean {
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSwapped && short.slice(at + 2) === long.slice(at + 2)
}
