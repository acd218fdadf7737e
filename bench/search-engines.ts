import { create, insertMultiple, search } from '@orama/orama'
import itemsjs from 'itemsjs'
import type { SearchDocument } from '#domain/stock-query/document.ts'
import { facets, rangeFacets, termFacets } from '#domain/stock-query/facets.ts'
import type { SearchState, SortBy } from '#domain/stock-query/state.ts'
import { stockFields } from '#server/search/stock-fields.ts'

/** An engine that searches the same documents and counts every facet. */
export interface ComparedEngine {
  readonly name: string
  /** Returns the number of cars found. */
  search(state: SearchState, hitsPerPage: number): number | Promise<number>
}

const orders: Readonly<Record<SortBy, { field: string; order: 'asc' | 'desc' }>> = {
  relevance: { field: 'custom_rank', order: 'desc' },
  latest: { field: 'created_at', order: 'desc' },
  price_desc: { field: 'price', order: 'desc' },
  price_asc: { field: 'price', order: 'asc' },
}

const multiple = new Set<string>(
  facets.flatMap((facet) => ('multiple' in facet && facet.multiple ? [facet.name] : [])),
)

/** Facet values as text, which both libraries need; absent values are left out. */
function plainDocument(document: SearchDocument): Record<string, string | number | string[]> {
  const plain: Record<string, string | number | string[]> = { id: String(document.id) }
  for (const name of termFacets) {
    const value = document[name]
    if (typeof value === 'object') plain[name] = [...value]
    else if (value !== undefined) plain[name] = String(value)
  }
  for (const name of [...rangeFacets, 'custom_rank', 'created_at'] as const) {
    const value = document[name]
    if (typeof value === 'number') plain[name] = value
  }
  return { ...plain, text: textOf(document) }
}

/** The words that our engine searches: of the same facets and texts. */
function textOf(document: SearchDocument): string {
  const texts = stockFields.texts.flatMap(({ name, text }) => {
    const field = stockFields.terms.find((own) => own.name === name)
    return text ? [text(document)] : (field?.values(document) ?? [])
  })
  return texts.join(' \n')
}

/** itemsjs with its own text search and disjunctive facets; ranges by its filter function. */
export function itemsjsEngine(documents: readonly SearchDocument[]): ComparedEngine {
  const index = itemsjs(documents.map(plainDocument), {
    sortings: orders,
    aggregations: Object.fromEntries(
      termFacets.map((name) => [name, { size: 1000, conjunction: false }]),
    ),
    searchableFields: ['text'],
  })
  return {
    name: 'itemsjs',
    search(state, hitsPerPage) {
      const ranges = Object.entries(state.ranges)
      const inRanges = (item: Readonly<Record<string, unknown>>) =>
        ranges.every(([name, { min = -Infinity, max = Infinity }]) => {
          const value = item[name]
          return typeof value === 'number' && value >= min && value <= max
        })
      const found = index.search({
        ...(state.query !== '' && { query: state.query }),
        ...(ranges.length > 0 && { filter: inRanges }),
        page: state.page,
        per_page: hitsPerPage,
        sort: state.sortBy,
        filters: state.terms,
      })
      return found.pagination.total
    },
  }
}

/** Orama. Its counts stay conjunctive: disjunctive ones would need several searches. */
export async function oramaEngine(documents: readonly SearchDocument[]): Promise<ComparedEngine> {
  const termTypes = termFacets.map(
    (name) => [name, multiple.has(name) ? 'enum[]' : 'enum'] as const,
  )
  const numbers = [...rangeFacets, 'custom_rank', 'created_at'].map(
    (name) => [name, 'number'] as const,
  )
  const schema = { text: 'string', ...Object.fromEntries([...termTypes, ...numbers]) } as const
  const index = create({ schema })
  await insertMultiple(index, documents.map(plainDocument), 5_000)
  return {
    name: 'Orama',
    async search(state, hitsPerPage) {
      const terms = Object.entries(state.terms).map(([name, values]) => [
        name,
        multiple.has(name) ? { containsAny: values } : { in: values },
      ])
      const ranges = Object.entries(state.ranges).map(([name, { min = 0, max = 1e9 }]) => [
        name,
        { between: [min, max] },
      ])
      const { field, order } = orders[state.sortBy]
      const found = await search(index, {
        ...(state.query !== '' && { term: state.query, properties: ['text'], tolerance: 1 }),
        where: Object.fromEntries([...terms, ...ranges]),
        facets: Object.fromEntries(termFacets.map((name) => [name, {}])),
        sortBy: { property: field, order: order === 'asc' ? 'ASC' : 'DESC' },
        limit: hitsPerPage,
        offset: (state.page - 1) * hitsPerPage,
      })
      return found.count
    },
  }
}
