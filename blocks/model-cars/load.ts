import { canonicalPath } from '#domain/stock-query/pins.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import { inStock, modelSearch } from '#parts/models/model-item.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

const load: Load<typeof block, CarRowData> = async ({ model, ports }) => {
  const state = modelSearch(model)
  const { hits } = await ports.search({ state: inStock(state), hitsPerPage: CARS, facets: [] })
  return { cars: hits, best: ports.best, searchHref: canonicalPath(state) }
}
export default load

/** As many as the widest row has. */
const CARS = 4
