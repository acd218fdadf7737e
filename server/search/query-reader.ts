import { blanked } from '#domain/stock-query/amount-words.ts'
import { carNames } from '#domain/stock-query/named-cars.ts'
import { emptyReading, type QueryReading } from '#domain/stock-query/query-reading.ts'
import { readQuery } from '#domain/stock-query/read-query.ts'
import { QUERY_IS_TEXT_FROM } from '#domain/stock-query/thresholds.ts'
import { wordsIn } from '#domain/text-words.ts'
import type { Engine } from './engine/engine.ts'
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
  const unknown = words.filter(
    ({ word, alone, joined }, at) =>
      alone.length === 0 &&
      joined.length === 0 &&
      !words[at + 1]?.joined.length &&
      !startsCorrection(words[at + 1], word.start),
  )
  const isText = words.length >= QUERY_IS_TEXT_FROM
  const keywords = isText
    ? unknown.reduce((text, { word }) => blanked(text, word.start, word.end), reading.keywords)
    : reading.keywords
  const corrections = words.flatMap(({ word, correction }) =>
    correction ? [{ ...correction, end: word.end }] : [],
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

const startsCorrection = (
  next: ReturnType<Engine['read']>[number] | undefined,
  start: number,
): boolean => next?.correction?.start === start

interface Correction {
  readonly start: number
  readonly end: number
  readonly word: string
}

/** The query with other texts in the places of corrections. */
const replaced = (
  query: string,
  corrections: readonly Correction[],
  textOf: (correction: Correction, typed: string) => string,
): string =>
  corrections.reduceRight((text, correction) => {
    const { start, end } = correction
    return text.slice(0, start) + textOf(correction, query.slice(start, end)) + text.slice(end)
  }, query)

/** What a reading asks of the engine. */
export const conditionsOf = ({ filters }: QueryReading): Condition[] =>
  filters.map((filter) =>
    'range' in filter
      ? { field: filter.facet, range: filter.range }
      : { field: filter.facet, values: filter.values },
  )
