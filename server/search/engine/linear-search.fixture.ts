import { isOneEditApart, readQuery } from './keyword-query.ts'
import type { EngineFields, EngineRequest, EngineResult, Extent, ValueCounts } from './request.ts'
import { compareBy } from './sort-order.ts'
import { indexedWords } from './tokenizer.ts'

/**
 * The engine's search as a linear scan: slow, but simple enough to verify by reading. The test
 * oracle of the engine.
 */
export function linearSearch<Document>(
  fields: EngineFields<Document>,
  documents: readonly Document[],
  request: EngineRequest,
): EngineResult {
  const texts = documents.map((document) => indexedWords(fields.text(document)))
  const rows = [...documents.keys()]
  const hasWords = wordTest(texts, request, fields)

  function passes(row: number, except?: string): boolean {
    const document = documents[row]
    if (document === undefined || !hasWords(row)) return false
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
  const order = fields.orders.find(({ name }) => name === request.order) ?? fields.orders[0]
  const found = rows.filter((row) => passes(row))
  const sorted = found.toSorted((a, b) => {
    const [one, other] = [documents[a], documents[b]]
    if (!order || one === undefined || other === undefined) return 0
    return compareBy(order.descending, order.value(one), order.value(other))
  })
  const page = sorted.slice(request.offset, request.offset + request.limit)
  return { rows: page, count: found.length, facets, stats }
}

function wordTest<Document>(
  texts: readonly ReadonlySet<string>[],
  { text = '' }: EngineRequest,
  { synonyms }: EngineFields<Document>,
): (row: number) => boolean {
  const allWords = [...new Set(texts.flatMap((words) => [...words]))]
  const vocabulary = {
    has: (word: string) => allWords.includes(word),
    hasPrefix: (prefix: string) => allWords.some((word) => word.startsWith(prefix)),
  }
  const queries = readQuery(text, vocabulary, synonyms)
  return (row) => {
    const words = [...(texts[row] ?? [])]
    return queries.every((query) => {
      if (query.kind === 'prefix') return words.some((word) => word.startsWith(query.prefix))
      if (query.kind === 'fuzzy') return words.some((word) => isOneEditApart(query.word, word))
      return query.alternatives.some((all) => all.every((word) => words.includes(word)))
    })
  }
}

function tally(values: readonly string[]): ValueCounts {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return Object.fromEntries(byCount)
}
