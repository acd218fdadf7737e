import { searchedType } from '#domain/stock-query/counted.ts'
import type { FacetCounts } from '#domain/stock-query/result.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import type { Load } from '../define-load.ts'
import type { HeroData, HeroOption } from './data.ts'
import type block from './schema.ts'

const optionsOf = (counts: FacetCounts = {}): HeroOption[] =>
  Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => a.value.localeCompare(b.value))

const always = ['car_type', 'item_type', 'simple_body'] as const

/** Counts of the whole stock: the hero starts a new search, independent of the page's. */
const load: Load<typeof block, HeroData> = async ({ props, ports }) => {
  const listed = props.filters.filter((filter) => filter !== 'price')
  const { count, facets } = await ports.search({
    state: emptyState,
    hitsPerPage: 1,
    facets: [...new Set([...listed, ...always])],
  })
  const bodyCounts = facets.simple_body ?? {}
  return {
    count,
    itemType: searchedType(emptyState, facets.item_type),
    byType: facets.car_type ?? {},
    options: Object.fromEntries(listed.map((filter) => [filter, optionsOf(facets[filter])])),
    bodies: props.bodies.filter((body) => (bodyCounts[body] ?? 0) > 0),
  }
}

export default load
