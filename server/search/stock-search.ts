import type { Car } from '#domain/car/car.ts'
import { listing } from '#domain/car/listing.ts'
import { type SearchDocument, searchDocument } from '#domain/stock-query/document.ts'
import { featuresIn } from '#domain/stock-query/features.ts'
import { type Filter, matches } from '#domain/stock-query/filter.ts'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'
import { CARS_PER_PAGE } from '#domain/stock-query/thresholds.ts'
import { createEngine, type Engine } from './engine/engine.ts'
import type { EngineRequest } from './engine/request.ts'
import type { StockSearch } from './port.ts'
import { stockFields } from './stock-fields.ts'

export type { StockSearch } from './port.ts'

export interface StockSearchOptions {
  /** The moment the listing is for, ISO 8601. */
  readonly now: string
  /** Days that a sold car stays listed (Spec 4.01). */
  readonly soldListedDays: number
  /** Days that a car counts as a new arrival (Spec 4.03). */
  readonly newTagDays: number
  /** The site's own rule of what it lists (D9). */
  readonly stockFilter?: Filter | undefined
  /** The estimate of the tenant's finance provider, dollars a week (D11). */
  readonly weeklyEstimate?: ((car: Car) => number | undefined) | undefined
}

interface Entry {
  readonly car: Car
  readonly document: SearchDocument
}

/**
 * The embedded engine over one tenant's cars, as they are at `options.now`: when stock changes, make
 * another. Cars that an order does not tell apart keep the order given.
 */
export function createStockSearch(cars: readonly Car[], options: StockSearchOptions): StockSearch {
  const { stockFilter, soldListedDays } = options
  const now = new Date(options.now)
  const documentOptions = { ...options, now, featuresIn: remembering(featuresIn) }
  const shown = cars
    .filter((car) => car.show_on_dealer_website)
    .map((car): Entry => ({ car, document: searchDocument(car, documentOptions) }))
    .filter(({ document }) => !stockFilter || matches(stockFilter, document))
  const listedAt = { now, soldListedDays }
  const listed = shown.filter(({ car }) => listing(car, listedAt).eligible)
  const engine = createEngine(
    stockFields,
    listed.map(({ document }) => document),
  )
  const listedCars = listed.map(({ car }) => car)
  const bySlug = new Map(shown.map(({ car }) => [car.slug, car]))
  return {
    size: engine.size,
    ...namesOf(listedCars),
    search: (request) => searched(engine, listedCars, request),
    carBySlug: (slug) => bySlug.get(slug),
  }
}

function searched(engine: Engine, cars: readonly Car[], request: SearchRequest): SearchResult {
  const started = performance.now()
  const { state, facets, hitsPerPage = CARS_PER_PAGE } = request
  const asked: EngineRequest = {
    text: state.query,
    terms: state.terms,
    ranges: state.ranges,
    order: state.sortBy,
    offset: (state.page - 1) * hitsPerPage,
    limit: hitsPerPage,
    ...(facets && { facets }),
  }
  const first = engine.search(asked)
  const pages = hitsPerPage > 0 ? Math.ceil(first.count / hitsPerPage) : 0
  const page = Math.max(1, Math.min(state.page, pages))
  const isBeyond = page < state.page && hitsPerPage > 0
  const { rows, count, ...counted } = isBeyond
    ? engine.search({ ...asked, offset: (page - 1) * hitsPerPage })
    : first
  const hits = rows.flatMap((row) => cars[row] ?? [])
  return { hits, count, ...counted, page, pages, ms: performance.now() - started }
}

function namesOf(cars: readonly Car[]): Pick<StockSearch, 'makes' | 'modelsByMake' | 'bodies'> {
  const models = Map.groupBy(cars, ({ make }) => make)
  const makes = [...models.keys()].sort()
  const modelsOf = (make: string) => sortedNames(models.get(make)?.map(({ model }) => model))
  return {
    makes,
    modelsByMake: Object.fromEntries(makes.map((make) => [make, modelsOf(make)])),
    bodies: sortedNames(cars.flatMap(({ simple_body }) => simple_body ?? [])),
  }
}

const sortedNames = (names: readonly string[] = []): string[] => [...new Set(names)].sort()

function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const result = known.get(text) ?? read(text)
    known.set(text, result)
    return result
  }
}
