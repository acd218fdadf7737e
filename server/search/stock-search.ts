import type { Car } from '#domain/car/car.ts'
import { facetNames } from '#domain/stock-query/facets.ts'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'
import { CARS_PER_PAGE } from '#domain/stock-query/thresholds.ts'
import { createEngine, type Engine } from './engine/engine.ts'
import type { EngineRequest } from './engine/request.ts'
import {
  conditionsOf,
  orderOf,
  type QueryReader,
  queryReader,
  type Spoken,
} from './query-reader.ts'
import { rowsOf } from './row-table.ts'
import { stockFields } from './stock-fields.ts'
import type { StockIndex } from './stock-index.ts'
import type { StockSearch } from './stock-search-port.ts'

/** Returns the car of a row of an index. */
export type CarOfRow = (row: number) => Car

/**
 * The embedded engine over one tenant's index, as two searches that differ in where they take their cars
 * from. `spoken` is what buyers may say. Cars that are equal in a sort order stay in the order in which they were indexed.
 */
export function stockSearches(
  index: StockIndex,
  first: CarOfRow,
  second: CarOfRow,
  spoken: Spoken,
): [StockSearch, StockSearch] {
  const engine = createEngine(index.columns, stockFields.synonyms)
  const read = queryReader(engine, index.names.modelsByMake, spoken)
  return [searchOver(engine, read, index, first), searchOver(engine, read, index, second)]
}

function searchOver(
  engine: Engine,
  read: QueryReader,
  index: StockIndex,
  carOf: CarOfRow,
): StockSearch {
  const carBy = (key: 'slug' | 'id', text: string): Car | undefined => {
    for (const row of rowsOf(key === 'slug' ? index.slugs : index.ids, text)) {
      const car = carOf(row)
      if (car[key] === text) return car
    }
    return undefined
  }
  return {
    size: engine.size,
    ...index.names,
    best: index.best,
    search: (request) => runSearch(engine, read, carOf, request),
    carBySlug: (slug) => carBy('slug', slug),
    carById: (id) => carBy('id', id),
  }
}

function runSearch(
  engine: Engine,
  read: QueryReader,
  carOf: CarOfRow,
  request: SearchRequest,
): SearchResult {
  const started = performance.now()
  const { state, facets = facetNames, hitsPerPage = CARS_PER_PAGE } = request
  const { offset = (state.page - 1) * hitsPerPage } = request
  const reading = read(state.query)
  const engineRequest: EngineRequest = {
    text: reading.keywords,
    conditions: conditionsOf(reading),
    terms: state.terms,
    ranges: state.ranges,
    order: orderOf(state.sortBy, reading, engine),
    offset,
    limit: hitsPerPage,
    facets,
    filter: request.filter,
  }
  const first = engine.search(engineRequest)
  const pages = hitsPerPage > 0 ? Math.ceil(first.count / hitsPerPage) : 0
  const asked = hitsPerPage > 0 ? Math.floor(offset / hitsPerPage) + 1 : 1
  const page = Math.max(1, Math.min(asked, pages))
  const isBeyond = page < asked && request.offset === undefined
  const { rows, count, ...counted } = isBeyond
    ? engine.search({ ...engineRequest, offset: (page - 1) * hitsPerPage })
    : first
  const hits = rows.map(carOf)
  return { hits, count, ...counted, page, pages, reading, ms: performance.now() - started }
}
