import { canonicalPath } from '#domain/stock-query/pins.ts'
import { withSort } from '#domain/stock-query/state.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

const load: Load<typeof block, CarRowData> = async ({ props, page, ports }) => {
  const state = withSort(searchStateOf(props.refine), props.sort)
  // One more than shown: the page of a car leaves out that car.
  const { hits } = await ports.search({ state, hitsPerPage: props.limit + 1, facets: [] })
  const others = hits.filter(({ slug }) => `/cars/${slug}` !== page.path)
  return { cars: others.slice(0, props.limit), best: ports.best, searchHref: canonicalPath(state) }
}
export default load
