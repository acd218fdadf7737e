import { textWords, wordsIn } from '#domain/text-words.ts'

/** The words that a text is indexed by; hyphenated ones also as one word (CX-5: cx5). */
export function indexedWords(text: string): Set<string> {
  const words = new Set(wordsIn(text))
  for (const [hyphenated] of text.matchAll(/[\p{L}\p{N}]+(-[\p{L}\p{N}]+)+/gu)) {
    words.add(wordsIn(hyphenated).join(''))
  }
  return words
}

/** The words of a text, and its neighbours as one word each (Land Cruiser: landcruiser). */
export function joinedWords(text: string): Set<string> {
  const words = indexedWords(text)
  const own = wordsIn(text)
  for (const [at, word] of own.entries()) words.add(word + (own[at + 1] ?? ''))
  return words
}

/** A word of a query. One in quotation marks stands for just its letters. */
export interface QueryWord {
  readonly word: string
  readonly isLiteral: boolean
  readonly start: number
  readonly end: number
}

/** The words of a query, in their order. */
export function queryWords(text: string): QueryWord[] {
  const quoted = [...text.matchAll(/["“”][^"“”]*["“”]?/g)]
  return textWords(text).map((word) => {
    const isLiteral = quoted.some(
      ({ 0: { length }, index }) => word.start > index && word.start < index + length,
    )
    return { ...word, isLiteral }
  })
}
