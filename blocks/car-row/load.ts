import { isFree } from '#domain/car/status.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import { withSort } from '#domain/stock-query/state.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

const load: Load<typeof block, CarRowData> = async ({ props, page, location, ports }) => {
  const here = props.here && location ? { location_name: location.name } : {}
  const refine = `${props.refine}&${new URLSearchParams(here)}`
  const state = withSort(searchStateOf(refine), props.sort)
  const hitsPerPage = MORE_SEARCHED * props.limit + 1
  const { hits } = await ports.search({ state, hitsPerPage, facets: [] })
  const others = hits.filter(({ slug }) => `/cars/${slug}` !== page.path)
  const cars = [...others.filter(isFree), ...others.filter((car) => !isFree(car))]
  return { cars: cars.slice(0, props.limit), best: ports.best, searchHref: canonicalPath(state) }
}
export default load

/** Cars that nobody can buy any more come last: as many again are looked at to replace them. */
const MORE_SEARCHED = 2
