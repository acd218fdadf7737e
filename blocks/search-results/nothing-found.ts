import type { Car } from '#domain/car/car.ts'
import type { QueryReading } from '#domain/stock-query/query-reading.ts'
import { type RelaxedSearch, withoutMore, withoutOne } from '#domain/stock-query/relaxed.ts'
import { countable, shownCount } from '#domain/stock-query/shown-count.ts'
import { type SearchState, withSort } from '#domain/stock-query/state.ts'
import type { SearchPort } from '#parts/search/page-search.ts'
import type { SiteView } from '#parts/view-context.ts'

/** A search with fewer filters, and how many cars it finds: at least one. */
export interface WayOn extends RelaxedSearch {
  readonly count: number
}

/** What a search without results offers. */
export interface NothingFound {
  /** For each filter that alone is in the way: the search without it. */
  readonly ways: readonly WayOn[]
  /** The search that finds something with the least given up, and its first cars. */
  readonly nearest?: WayOn & { readonly cars: readonly Car[] }
}

/** More are not offered: an address may name hundreds of values, but there are thirty facets. */
const WAYS_AT_MOST = 8
/** Two columns of two, or a row of four. */
const NEAREST_CARS = 4

interface Context {
  readonly state: SearchState
  readonly reading: QueryReading
  readonly site: SiteView
  readonly ports: SearchPort
}

/** Searches for what would be found with a filter less. Spec 4.14. */
export async function nothingFound({
  state,
  reading,
  site,
  ports,
}: Context): Promise<NothingFound> {
  const facets = site.replaceLargeCounts ? countable : []
  const counted = async (relaxed: RelaxedSearch): Promise<WayOn> => {
    const result = await ports.search({ state: relaxed.state, hitsPerPage: 0, facets })
    return { ...relaxed, count: shownCount(result, relaxed.state, site) }
  }
  const single = await Promise.all(withoutOne(state, reading).map(counted))
  const ways = single.filter(({ count }) => count > 0)
  const nearest = ways[0] ?? (await firstFound(withoutMore(state, reading), counted))
  if (!nearest) return { ways }
  const { hits } = await ports.search({
    state: nearestFirst(nearest, state),
    hitsPerPage: NEAREST_CARS,
    facets: [],
  })
  return { ways: ways.slice(0, WAYS_AT_MOST), nearest: { ...nearest, cars: hits } }
}

async function firstFound(
  searches: readonly RelaxedSearch[],
  counted: (relaxed: RelaxedSearch) => Promise<WayOn>,
): Promise<WayOn | undefined> {
  for (const relaxed of searches) {
    const way = await counted(relaxed)
    if (way.count > 0) return way
  }
  return undefined
}

/** Where a price was too low or too high, the cars next to it come first. */
function nearestFirst({ dropped, state: relaxed }: RelaxedSearch, state: SearchState): SearchState {
  const words = dropped.find((part) => typeof part !== 'string' && part.facet === 'price')
  const said = typeof words === 'object' && 'range' in words ? words.range : undefined
  const price = dropped.includes('price') ? state.ranges.price : said
  return price ? withSort(relaxed, price.max === undefined ? 'price_desc' : 'price_asc') : relaxed
}
