import type { Filter } from '#domain/stock-query/filter.ts'
import type { EngineColumns } from './columns.ts'
import { countsByName, valueCounts } from './facet-counts.ts'
import { rowsOfFilter } from './filter-rows.ts'
import { combineFilters, type FilterRows } from './filters.ts'
import type { Synonyms, WordQuery } from './keyword-query.ts'
import { extentOf, rowsInRange } from './number-column.ts'
import type { Condition, EngineRequest, EngineResult, Extent, ValueCounts } from './request.ts'
import { RowSet } from './row-set.ts'
import { type Order, orderOfNumbers, pageOf } from './sort-order.ts'
import { rowsWithTerms, type TermColumn } from './term-column.ts'
import { hasWord } from './text-column.ts'
import { TextIndex } from './text-index.ts'

export interface Engine {
  readonly size: number
  /** Unknown fields and values are ignored. @throws RangeError for an unknown order */
  search(request: EngineRequest): EngineResult
  /** How the words of a query are matched, one by one. */
  read(text: string): WordQuery[]
  /** Whether one of these text fields has a word. */
  has(word: string, fields: readonly string[]): boolean
  /** The values of a term field, sorted. */
  valuesOf(field: string): readonly string[]
  /** Whether a document has a number of this field. */
  hasNumbers(field: string): boolean
  /** Whether a document passes a filter. */
  passes(filter: Filter): boolean
}

/**
 * A columnar search engine: filters, keywords, facet counts, extents and sort orders. It is generic
 * over the documents and immutable: changed documents need new columns.
 */
export function createEngine(columns: EngineColumns, synonyms?: Synonyms): Engine {
  const { total, terms, numbers, orders } = columns
  const all = RowSet.all(total)
  const text = new TextIndex(columns.texts, terms, total, synonyms)
  const totalCounts = new Map<string, ValueCounts>()

  function facetOf(column: TermColumn, rows: RowSet): ValueCounts {
    if (!rows.isAll) return countsByName(column, valueCounts(column, rows, total))
    const counts = totalCounts.get(column.name) ?? countsByName(column, column.totals)
    totalCounts.set(column.name, counts)
    return counts
  }

  function search(request: EngineRequest): EngineResult {
    const filters = [
      ...termFilters(request),
      ...rangeFilters(request),
      ...(request.conditions ?? []).flatMap(conditionFilter),
      ...textFilter(request),
      ...expressionFilter(request),
    ]
    const { matching, without } = combineFilters(filters, all, total)
    const requested = request.facets && new Set(request.facets)
    const facets: Record<string, ValueCounts> = {}
    for (const column of terms) {
      if (requested && !requested.has(column.name)) continue
      facets[column.name] = facetOf(column, without.get(column.name) ?? matching)
    }
    const stats: Record<string, Extent> = {}
    for (const column of numbers) {
      if (requested && !requested.has(column.name)) continue
      const extent = extentOf(column, without.get(column.name) ?? matching)
      if (extent) stats[column.name] = extent
    }
    const rows = pageOf(orderNamed(request.order), matching, request.offset, request.limit)
    const counts = Array.from(without, ([field, { size }]) => [field, size])
    return { rows, count: matching.size, facets, stats, without: Object.fromEntries(counts) }
  }

  function orderNamed(name: string | undefined) {
    const order = name === undefined ? orders[0] : orders.find((order) => order.name === name)
    const found = order ?? orderByNumber(name ?? '')
    if (found) return found
    const known = orders.map(({ name }) => name).join(', ')
    throw new RangeError(`expected one of the orders ${known}, found ${name}`)
  }

  const ordersByNumber = new Map<string, Order>()

  /** The order of a number field, made when it is first asked for. */
  function orderByNumber(name: string): Order | undefined {
    const made = ordersByNumber.get(name)
    const column = numbers.find((own) => name === `${own.name}_asc` || name === `${own.name}_desc`)
    if (made || !column) return made
    const order = orderOfNumbers(column, total, name.endsWith('_desc'))
    ordersByNumber.set(name, order)
    return order
  }

  function* termFilters({ terms: chosen = {} }: EngineRequest): Generator<FilterRows> {
    for (const column of terms) {
      const values = chosen[column.name]
      if (!values?.length) continue
      yield { field: column.name, bits: rowsWithTerms(column, values, total) }
    }
  }

  function* rangeFilters({ ranges = {} }: EngineRequest): Generator<FilterRows> {
    for (const column of numbers) {
      const range = ranges[column.name]
      if (range?.min === undefined && range?.max === undefined) continue
      yield { field: column.name, bits: rowsInRange(column, range, total) }
    }
  }

  function conditionFilter(condition: Condition): FilterRows[] {
    if ('filter' in condition) {
      return [{ field: undefined, bits: rowsOfFilter(condition.filter, columns) }]
    }
    const { field } = condition
    if ('values' in condition) {
      const column = terms.find(({ name }) => name === field)
      const bits = column && rowsWithTerms(column, condition.values, total)
      return bits ? [{ field: undefined, bits }] : []
    }
    const column = numbers.find(({ name }) => name === field)
    const bits = column && rowsInRange(column, condition.range, total)
    return bits ? [{ field: undefined, bits }] : []
  }

  function* textFilter(request: EngineRequest): Generator<FilterRows> {
    const bits = request.text === undefined ? undefined : text.search(request.text)
    if (bits) yield { field: undefined, bits }
  }

  function* expressionFilter({ filter }: EngineRequest): Generator<FilterRows> {
    if (filter) yield { field: undefined, bits: rowsOfFilter(filter, columns) }
  }

  const valuesOf = (field: string) => terms.find(({ name }) => name === field)?.values ?? []
  const hasNumbers = (field: string) =>
    numbers.some(({ name, sorted }) => name === field && sorted.length > 0)
  const has = (word: string, names: readonly string[]) =>
    columns.texts.some((column) => names.includes(column.name) && hasWord(column, word))
  const passes = (filter: Filter) => rowsOfFilter(filter, columns).some((word) => word !== 0)
  return {
    size: total,
    search,
    read: (query) => text.read(query),
    has,
    valuesOf,
    hasNumbers,
    passes,
  }
}
