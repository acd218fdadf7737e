import { canonicalPath } from '#domain/stock-query/pins.ts'
import { emptyState, withTerms } from '#domain/stock-query/state.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** The cars of the make in stock, with their number. */
export interface BrandData extends CarRowData {
  readonly count: number
}

/** As many as the widest row has. */
const CARS = 4

const load: Load<typeof block, BrandData> = async ({ manufacturer, ports }) => {
  const state = withTerms(emptyState, 'make', [manufacturer.name])
  const { hits, count } = await ports.search({ state, hitsPerPage: CARS, facets: [] })
  return { cars: hits, count, best: ports.best, searchHref: canonicalPath(state) }
}
export default load
