import { matches } from '#domain/stock-query/filter.ts'
import {
  allowsTypos,
  isOneEditApart,
  isTwoEditsApart,
  type Match,
  readQuery,
  type Vocabulary,
} from './keyword-query.ts'
import type {
  Condition,
  EngineFields,
  EngineRequest,
  EngineResult,
  Extent,
  ValueCounts,
} from './request.ts'
import { compareBy } from './sort-order.ts'
import { indexedWords, joinedWords } from './tokenizer.ts'

/**
 * The engine's search as a linear scan: slow, but simple enough to verify by reading. The test
 * oracle of the engine.
 */
export function linearSearch<Document>(
  fields: EngineFields<Document>,
  documents: readonly Document[],
  request: EngineRequest,
): EngineResult {
  const rows = [...documents.keys()]
  const hasWords = wordTest(fields, documents, request)
  const { filter } = request
  const meets = (row: number) =>
    (request.conditions ?? []).every((condition) =>
      meetsCondition(fields, documents[row], condition),
    ) &&
    (!filter || matches(filter, { ...documents[row] }))

  function passes(row: number, except?: string): boolean {
    const document = documents[row]
    if (document === undefined || !hasWords(row) || !meets(row)) return false
    const terms = fields.terms.every(({ name, values }) => {
      const chosen = request.terms?.[name] ?? []
      if (name === except || chosen.length === 0) return true
      return values(document).some((value) => chosen.includes(value))
    })
    const ranges = fields.numbers.every(({ name, value }) => {
      const { min, max } = request.ranges?.[name] ?? {}
      if (name === except || (min === undefined && max === undefined)) return true
      const own = value(document)
      return own !== undefined && own >= (min ?? own) && own <= (max ?? own)
    })
    return terms && ranges
  }

  const isRequested = (name: string) => request.facets?.includes(name) ?? true
  const without = (name: string) =>
    rows.filter((row) => passes(row, name)).flatMap((row) => documents[row] ?? [])
  const facets: Record<string, ValueCounts> = {}
  for (const { name, values } of fields.terms.filter(({ name }) => isRequested(name))) {
    facets[name] = tally(without(name).flatMap((document) => [...new Set(values(document))]))
  }
  const stats: Record<string, Extent> = {}
  for (const { name, value } of fields.numbers.filter(({ name }) => isRequested(name))) {
    const own = without(name).flatMap((document) => value(document) ?? [])
    if (own.length > 0) stats[name] = { min: Math.min(...own), max: Math.max(...own) }
  }
  const byNumber = fields.numbers.flatMap(({ name, value }) => [
    { name: `${name}_asc`, value, descending: false },
    { name: `${name}_desc`, value, descending: true },
  ])
  const orders = [...fields.orders, ...byNumber]
  const order = orders.find(({ name }) => name === request.order) ?? orders[0]
  const found = rows.filter((row) => passes(row))
  const sorted = found.toSorted((a, b) => {
    const [one, other] = [documents[a], documents[b]]
    if (!order || one === undefined || other === undefined) return 0
    return compareBy(order.descending, order.value(one), order.value(other))
  })
  const page = sorted.slice(request.offset, request.offset + request.limit)
  const isFiltered = (name: string) => {
    const { min, max } = request.ranges?.[name] ?? {}
    return (request.terms?.[name] ?? []).length > 0 || min !== undefined || max !== undefined
  }
  const filtered = [...fields.terms, ...fields.numbers].filter(({ name }) => isFiltered(name))
  const sizes = filtered.map(({ name }) => [name, without(name).length])
  return { rows: page, count: found.length, facets, stats, without: Object.fromEntries(sizes) }
}

function meetsCondition<Document>(
  { terms, numbers }: EngineFields<Document>,
  document: Document | undefined,
  condition: Condition,
): boolean {
  if ('filter' in condition) return matches(condition.filter, { ...document })
  if (document === undefined) return false
  if ('values' in condition) {
    const field = terms.find(({ name }) => name === condition.field)
    return !field || field.values(document).some((value) => condition.values.includes(value))
  }
  const field = numbers.find(({ name }) => name === condition.field)
  const own = field?.value(document)
  const { min, max } = condition.range
  return !field || (own !== undefined && own >= (min ?? own) && own <= (max ?? own))
}

/** Of each text field the words of each document. */
function wordsByField<Document>(
  { texts, terms }: EngineFields<Document>,
  documents: readonly Document[],
) {
  return texts.map(({ name, rank, joined = false, text }) => {
    const textsOf = (document: Document): readonly string[] =>
      text ? [text(document)] : (terms.find((field) => field.name === name)?.values(document) ?? [])
    const wordsOf = joined ? joinedWords : indexedWords
    const words = documents.map(
      (document) => new Set(textsOf(document).flatMap((own) => [...wordsOf(own)])),
    )
    return { rank, joined, words, all: [...new Set(words.flatMap((own) => [...own]))] }
  })
}

function wordTest<Document>(
  fields: EngineFields<Document>,
  documents: readonly Document[],
  { text = '' }: EngineRequest,
): (row: number) => boolean {
  const byField = wordsByField(fields, documents)
  const vocabulary: Vocabulary = {
    rankOf: (word, isPrefix = false) => {
      const has = byField.filter(({ all }) =>
        all.some((other) => (isPrefix ? other.startsWith(word) : other === word)),
      )
      return has.length === 0 ? undefined : Math.min(...has.map(({ rank }) => rank))
    },
    isJoined: (word) => byField.some(({ joined, all }) => joined && all.includes(word)),
    correctionOf(word, onlyJoined) {
      for (const isSimilar of [isOneEditApart, isTwoEditsApart]) {
        for (const [field, { rank, joined, all, words }] of byField.entries()) {
          if ((onlyJoined || isSimilar === isTwoEditsApart) && !joined) continue
          const [best] = all
            .filter((other) => allowsTypos(other) && isSimilar(word, other))
            .map((other) => ({ word: other, rows: words.filter((own) => own.has(other)).length }))
            .filter(({ rows }) => rank === 0 || rows <= documents.length / 2)
            .sort((a, b) => b.rows - a.rows || (a.word < b.word ? -1 : 1))
          if (best) return { word: best.word, rank, field }
        }
      }
      return undefined
    },
  }
  const queries = readQuery(text, vocabulary, fields.synonyms)
  const hasMatch = (row: number, { word, rank, isPrefix }: Match) =>
    byField.some(
      (field) =>
        field.rank === rank &&
        [...(field.words[row] ?? [])].some((own) =>
          isPrefix ? own.startsWith(word) : own === word,
        ),
    )
  /** Whether a row has the words from this one on, each alone or as one with the next. */
  const hasFrom = (row: number, at: number): boolean => {
    const [query, next] = [queries[at], queries[at + 1]]
    if (!query) return true
    const has = (ways: readonly (readonly Match[])[]) =>
      ways.some((way) => way.every((match) => hasMatch(row, match)))
    return (
      (has(query.alone) && hasFrom(row, at + 1)) ||
      (next !== undefined && has(next.joined) && hasFrom(row, at + 2))
    )
  }
  return (row) => hasFrom(row, 0)
}

function tally(values: readonly string[]): ValueCounts {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return Object.fromEntries(byCount)
}
