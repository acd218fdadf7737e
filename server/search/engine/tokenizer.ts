/** Splits a text into words: lower case, without diacritics and punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The words that a document is indexed by; hyphenated ones also as one word (CX-5: cx5). */
export function indexedWords(text: string): Set<string> {
  const words = new Set(wordsOf(text))
  for (const [hyphenated] of text.matchAll(/[\p{L}\p{N}]+(-[\p{L}\p{N}]+)+/gu)) {
    words.add(wordsOf(hyphenated).join(''))
  }
  return words
}
