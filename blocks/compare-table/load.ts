import type { Car } from '#domain/car/car.ts'
import { measuredFacts } from '#domain/car/measured-facts.ts'
import { towingRows } from '#domain/car/towing-table.ts'
import { emptyState, withPage } from '#domain/stock-query/state.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { SearchPort } from '#parts/search/page-search.ts'
import type { Load } from '../define-load.ts'
import type { CompareData } from './data.ts'
import type block from './schema.ts'

const load: Load<typeof block, CompareData> = async ({ props: { content }, ports }) => {
  const { best } = ports
  if (content.type === 'towing') {
    return { cars: [], best, towing: towingRows(await allForSale(ports)) }
  }
  const found = await Promise.all(content.searches.map((query) => mostMeasured(query, ports)))
  const cars = found.filter((car) => car !== undefined)
  return { cars: cars.length > 1 ? cars : [], best, towing: [] }
}

export default load

/** Vehicles that a search looks at for the one with the most figures. */
const LOOKED_AT = 24

/** Of the first vehicles in stock that a search finds, the one with the most figures. */
async function mostMeasured(query: string, ports: SearchPort): Promise<Car | undefined> {
  const { hits } = await ports.search({
    state: searchStateOf(query),
    hitsPerPage: LOOKED_AT,
    facets: [],
  })
  const figures = (car: Car) => measuredFacts(car, 'en-AU').length
  const inStock = hits.filter(({ status }) => status === 'in_stock')
  return inStock.toSorted((one, other) => figures(other) - figures(one))[0]
}

const PER_SEARCH = 200

/** All vehicles of the stock that are for sale. */
async function allForSale(ports: SearchPort): Promise<readonly Car[]> {
  const inStock = { ...emptyState, terms: { status: ['in_stock'] } }
  const pageOf = (page: number) =>
    ports.search({ state: withPage(inStock, page), hitsPerPage: PER_SEARCH, facets: [] })
  const first = await pageOf(1)
  const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) =>
    pageOf(index + 2),
  )
  return [first, ...(await Promise.all(others))].flatMap(({ hits }) => hits)
}
