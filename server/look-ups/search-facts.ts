import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { type FacetName, facets, twinOf } from '#domain/stock-query/facets.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { StockSearch } from '../search/stock-search-port.ts'

/**
 * How many cars filters find today, and the facets by which they can be narrowed, with their values: of twins one,
 * and of facets with the same values the first.
 */
export function searchFacts(stock: StockSearch, refine: string): StaffAnswer<'GET /:site/search'> {
  const {
    count,
    facets: counts,
    stats,
  } = stock.search({ state: searchStateOf(refine), hitsPerPage: 1 })
  const valuesOf = (name: FacetName) => Object.keys(counts[name] ?? {})
  const isKnown = (name: FacetName) => Reflect.has(stats, name) || valuesOf(name).length > 0
  const seen = new Set<string>()
  const isSeen = (values: string): boolean => seen.has(values) || !seen.add(values)
  return {
    cars: count,
    facets: facets.flatMap(({ name, title, kind, limit }) => {
      const twin = twinOf(name)
      const values = kind === 'range' ? [] : valuesOf(name).slice(0, limit)
      const isOffered = isKnown(name) && !(twin && isKnown(twin))
      if (!isOffered || (values.length > 0 && isSeen(`${values}`))) return []
      return [{ name, title, kind, values }]
    }),
  }
}
