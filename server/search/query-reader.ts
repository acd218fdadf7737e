import { carNames } from '#domain/stock-query/named-cars.ts'
import { emptyReading, type QueryReading } from '#domain/stock-query/query-reading.ts'
import { readQuery } from '#domain/stock-query/read-query.ts'
import { QUERY_IS_TEXT_FROM } from '#domain/stock-query/thresholds.ts'
import { blanked, replaced, wordsIn } from '#domain/text-words.ts'
import type { Engine } from './engine/engine.ts'
import type { WordQuery } from './engine/keyword-query.ts'
import type { Condition } from './engine/request.ts'
import { nameFields } from './stock-fields.ts'

/** Reads queries with the words of one stock. */
export type QueryReader = (query: string) => QueryReading

/** Filters by `readQuery`; then the engine reads the keywords, corrects typos and finds unknown words. */
export function queryReader(
  engine: Engine,
  modelsByMake: Readonly<Record<string, readonly string[]>>,
): QueryReader {
  let names: ReturnType<typeof carNames> | undefined
  const vocabulary = {
    modelsByMake,
    valuesOf: engine.valuesOf,
    hasNumbers: engine.hasNumbers,
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
  filters.map((filter) =>
    'range' in filter
      ? { field: filter.facet, range: filter.range }
      : { field: filter.facet, values: filter.values },
  )
