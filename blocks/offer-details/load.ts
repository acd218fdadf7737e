import { canonicalPath } from '#domain/stock-query/pins.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** The cars in stock that the offer is about, with their number; absent where it is about none. */
export interface OfferData extends CarRowData {
  readonly count: number
}

const load: Load<typeof block, OfferData | undefined> = async ({ offer, ports }) => {
  if (offer.search === undefined) return undefined
  const state = searchStateOf(offer.search)
  const { hits, count } = await ports.search({ state, hitsPerPage: CARS, facets: [] })
  return { cars: hits, count, best: ports.best, searchHref: canonicalPath(state) }
}
export default load

/** As many as the widest row has. */
const CARS = 4
