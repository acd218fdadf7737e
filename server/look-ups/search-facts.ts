import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { facets } from '#domain/stock-query/facets.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { StockSearch } from '../search/stock-search-port.ts'

/**
 * How many cars filters find today, and the facets by which they can be narrowed, with their values: the first of
 * twins, which have one title, as a dealer's name and slug, or the same values.
 */
export function searchFacts(stock: StockSearch, refine: string): StaffAnswer<'GET /:site/search'> {
  const {
    count,
    facets: counts,
    stats,
  } = stock.search({ state: searchStateOf(refine), hitsPerPage: 1 })
  const seen = new Set<string>()
  const isTwin = (mark: string): boolean => seen.has(mark) || !seen.add(mark)
  return {
    cars: count,
    facets: facets.flatMap(({ name, title, kind, limit }) => {
      const values = Object.keys(counts[name] ?? {}).slice(0, limit)
      const isKnown = kind === 'range' ? Reflect.has(stats, name) : values.length > 0
      const isFirst = isKnown && ![title, ...(values.length > 0 ? [`${values}`] : [])].some(isTwin)
      return isFirst ? [{ name, title, kind, values: kind === 'range' ? [] : values }] : []
    }),
  }
}
