import type { FormatLocale } from '#domain/format.ts'
import type { Filter } from '#domain/stock-query/filter.ts'
import { carNames } from '#domain/stock-query/named-cars.ts'
import { emptyReading, type QueryReading, spokenOrder } from '#domain/stock-query/query-reading.ts'
import { readQuery } from '#domain/stock-query/read-query.ts'
import { meaningsOf, type SpokenWords } from '#domain/stock-query/spoken-words.ts'
import type { SortBy } from '#domain/stock-query/state.ts'
import { QUERY_IS_TEXT_FROM } from '#domain/stock-query/thresholds.ts'
import { blanked, replaced, wordsIn } from '#domain/text-words.ts'
import type { Engine } from './engine/engine.ts'
import type { WordQuery } from './engine/keyword-query.ts'
import type { Condition } from './engine/request.ts'
import { nameFields } from './stock-fields.ts'

/** What buyers say to a site, and the locale in which it means amounts. */
export interface Spoken {
  readonly words: readonly SpokenWords[]
  readonly locale: FormatLocale
}

/** Reads queries with the words of one stock. */
export type QueryReader = (query: string) => QueryReading

/** Filters by `readQuery`; then the engine reads the keywords, corrects typos and finds unknown words. */
export function queryReader(
  engine: Engine,
  modelsByMake: Readonly<Record<string, readonly string[]>>,
  spoken: Spoken,
): QueryReader {
  let names: ReturnType<typeof carNames> | undefined
  const answered = new Map<Filter, boolean>()
  const has = (filter: Filter): boolean => {
    const known = answered.get(filter) ?? engine.passes(filter)
    answered.set(filter, known)
    return known
  }
  const vocabulary = {
    modelsByMake,
    valuesOf: engine.valuesOf,
    hasNumbers: engine.hasNumbers,
    has,
    locale: spoken.locale,
    meanings: meaningsOf(spoken.words),
    isName: (text: string) => engine.has(wordsIn(text).join(''), nameFields),
  }
  return (query) => {
    if (query === '') return emptyReading
    names ??= carNames(modelsByMake)
    return withSpelling(readQuery(query, vocabulary, names), query, engine)
  }
}

function withSpelling(reading: QueryReading, query: string, engine: Engine): QueryReading {
  const words = engine.read(reading.keywords)
  // Of a pasted text any word would be a typo of something.
  const isText = words.length >= QUERY_IS_TEXT_FROM
  const unknown = words.filter((_, at) => !isFound(words, at, isText))
  const keywords = isText
    ? unknown.reduce((text, { word }) => blanked(text, word), reading.keywords)
    : reading.keywords
  const corrections = words.flatMap(({ word, correction }) =>
    correction && !isText ? [{ ...correction, end: word.end }] : [],
  )
  return {
    ...reading,
    keywords,
    unknown: unknown.map(({ word: { start, end } }) => query.slice(start, end)),
    ...(corrections.length > 0 && {
      corrected: replaced(query, corrections, ({ word }) => word),
      literal: replaced(query, corrections, (_, typed) => `"${typed}"`),
    }),
  }
}

/** Whether documents have a word, by itself or as one with a neighbour. */
function isFound(words: readonly WordQuery[], at: number, onlyAsTyped: boolean): boolean {
  const [own, next] = [words[at], words[at + 1]]
  if (!own || (onlyAsTyped && own.correction)) return false
  return own.alone.length > 0 || own.joined.length > 0 || (next?.joined.length ?? 0) > 0
}

/** What a reading asks of the engine. */
export const conditionsOf = ({ filters }: QueryReading): Condition[] =>
  filters.map((filter) => {
    if ('filter' in filter) return { filter: filter.filter }
    return 'range' in filter
      ? { field: filter.facet, range: filter.range }
      : { field: filter.facet, values: filter.values }
  })

/** The engine's order for a search: that of the words where the buyer chose none, and by the period of the repayments. */
export function orderOf(sortBy: SortBy, reading: QueryReading, { hasNumbers }: Engine): string {
  const order = sortBy === 'relevance' ? (spokenOrder(reading) ?? sortBy) : sortBy
  if (order !== 'repayment_asc') return order
  return hasNumbers('monthly_price') ? 'monthly_price_asc' : 'weekly_price_asc'
}
