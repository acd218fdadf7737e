import type { Place, ReadWords } from './query-reading.ts'
import type { WordVocabulary } from './word-vocabulary.ts'

/** Phrases of a query: those that cars in stock answer, and where those stand that none does. */
interface SpokenPlaces {
  readonly meant: readonly ReadWords[]
  readonly unanswered: readonly Place[]
}

/** What buyers say: `family suv`, `cheap to run`, `fastest`. A name of a car in stock is none of these. D10. */
export function meaningsIn(query: string, { meanings, has, isName }: WordVocabulary): SpokenPlaces {
  const meant: ReadWords[] = []
  const unanswered: Place[] = []
  for (const { pattern, name, filter, order } of meanings) {
    for (const { 0: words, index: start } of query.matchAll(pattern)) {
      const place = { start, end: start + words.length }
      if (isName(words)) continue
      if (has(filter)) meant.push({ facet: 'meaning', filter, order, text: name, ...place })
      else unanswered.push(place)
    }
  }
  return { meant, unanswered: unanswered.sort((a, b) => a.start - b.start) }
}
