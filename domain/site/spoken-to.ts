import type { FormatLocale } from '../format.ts'
import { defaultSpokenWords } from '../stock-query/default-spoken-words.ts'
import type { SpokenWords } from '../stock-query/spoken-words.ts'

/**
 * What buyers may say to a site: its own words first, then the usual ones for which it has no meaning of its
 * own. D10.
 */
export function spokenTo({
  locale,
  searchWords,
}: {
  readonly locale: FormatLocale
  readonly searchWords: readonly SpokenWords[]
}): { readonly words: readonly SpokenWords[]; readonly locale: FormatLocale } {
  const own = new Set(searchWords.flatMap(({ words }) => words.map(inOneForm)))
  const usual = defaultSpokenWords(locale).map((spoken) => ({
    ...spoken,
    words: spoken.words.filter((words) => !own.has(inOneForm(words))),
  }))
  return { words: [...searchWords, ...usual], locale }
}

const inOneForm = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
