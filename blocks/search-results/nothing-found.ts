import type { Car } from '#domain/car/car.ts'
import type { QueryReading } from '#domain/stock-query/query-reading.ts'
import { type RelaxedSearch, withoutMore, withoutOne } from '#domain/stock-query/relaxed.ts'
import { countable, shownCount } from '#domain/stock-query/shown-count.ts'
import { type SearchState, withSort } from '#domain/stock-query/state.ts'
import { MAX_COUNT_EXACT } from '#domain/stock-query/thresholds.ts'
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
const MAX_WAYS = 8
/** An address may hold fifty words that filter. */
const MAX_UNCOUNTED = 8
/** Two columns of two, or a row of four. */
const NEAREST_CARS = 4

interface Context {
  readonly state: SearchState
  readonly reading: QueryReading
  readonly site: SiteView
  readonly ports: SearchPort
}

/** Finds out what there would be with a filter less. Spec 4.14. */
export async function nothingFound(context: Context): Promise<NothingFound> {
  const { state, reading, ports } = context
  const ways = await waysOn(context)
  const nearest = ways[0] ?? (await firstFound(withoutMore(state, reading), context))
  if (!nearest) return { ways }
  const { hits } = await ports.search({
    state: nearestFirst(nearest, state),
    hitsPerPage: NEAREST_CARS,
    facets: [],
  })
  return { ways, nearest: { ...nearest, cars: hits } }
}

/** Only what the search itself did not count is searched for: words of the query have to be read again. */
async function waysOn(context: Context): Promise<WayOn[]> {
  const { state, reading, site, ports } = context
  const { without = {} } = await ports.search({ state, hitsPerPage: 0, facets: [] })
  const isExact = (count: number) => !site.replaceLargeCounts || count <= MAX_COUNT_EXACT
  const ways: WayOn[] = []
  let uncounted = 0
  for (const relaxed of withoutOne(state, reading)) {
    const [part] = relaxed.dropped
    const count = typeof part === 'string' && part !== 'query' ? without[part] : undefined
    if (count === 0 || (count === undefined && ++uncounted > MAX_UNCOUNTED)) continue
    const isKnown = count !== undefined && isExact(count)
    const way = isKnown ? { ...relaxed, count } : await counted(relaxed, context)
    if (way.count > 0) ways.push(way)
    if (ways.length === MAX_WAYS) break
  }
  return ways
}

async function counted(relaxed: RelaxedSearch, { site, ports }: Context): Promise<WayOn> {
  const facets = site.replaceLargeCounts ? countable : []
  const result = await ports.search({ state: relaxed.state, hitsPerPage: 0, facets })
  return { ...relaxed, count: shownCount(result, relaxed.state, site) }
}

/** The first that finds something of searches that each ask for less than the one before, by halving. */
async function firstFound(
  searches: readonly RelaxedSearch[],
  context: Context,
): Promise<WayOn | undefined> {
  let found: WayOn | undefined
  let rest = searches
  while (rest.length > 0) {
    const middle = Math.floor(rest.length / 2)
    const [relaxed] = rest.slice(middle)
    const way = relaxed && (await counted(relaxed, context))
    const isFound = way !== undefined && way.count > 0
    if (isFound) found = way
    rest = isFound ? rest.slice(0, middle) : rest.slice(middle + 1)
  }
  return found
}

/** Where a price was too low or too high, the cars next to it come first. */
function nearestFirst({ dropped, state: relaxed }: RelaxedSearch, state: SearchState): SearchState {
  const words = dropped.find((part) => typeof part !== 'string' && part.facet === 'price')
  const said = typeof words === 'object' && 'range' in words ? words.range : undefined
  const price = dropped.includes('price') ? state.ranges.price : said
  return price ? withSort(relaxed, price.max === undefined ? 'price_desc' : 'price_asc') : relaxed
}
