import { localKind } from '#domain/car/local-kinds.ts'
import { searchedType } from '#domain/stock-query/counted.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import type { FacetCounts } from '#domain/stock-query/result.ts'
import { emptyState, type SearchState } from '#domain/stock-query/state.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { chosenPrices } from '#parts/search/chosen-prices.ts'
import type { Load, LoadContext } from '../define-load.ts'
import type { CountedSearch, HeroData, HeroOption, NamedSearch, PriceDoor } from './data.ts'
import type block from './schema.ts'
import { heroVariant } from './variant.ts'

type Context = LoadContext<typeof block>

const optionsOf = (counts: FacetCounts = {}): HeroOption[] =>
  Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => a.value.localeCompare(b.value))

const always = ['car_type', 'item_type', 'simple_body'] as const

/** Counts of the whole stock: the hero starts a new search, independent of the page's. */
const load: Load<typeof block, HeroData> = async (context) => {
  const { props, site, ports } = context
  const listed = props.filters.filter((filter) => filter !== 'price')
  const { count, facets } = await ports.search({
    state: emptyState,
    hitsPerPage: 1,
    facets: [...new Set([...listed, ...always])],
  })
  const bodyCounts = facets.simple_body ?? {}
  const categories = await countedSearches(
    context,
    site.searchCategories.map(({ name, refine }) => ({ text: name, refine })),
  )
  const isIndex = site.look.finder === 'index' && props.searches.length === 0
  return {
    count,
    itemType: searchedType(emptyState, facets.item_type),
    byType: facets.car_type ?? {},
    options: Object.fromEntries(listed.map((filter) => [filter, optionsOf(facets[filter])])),
    bodies: props.bodies.filter((body) => (bodyCounts[body] ?? 0) > 0),
    categories: isIndex ? [] : categories,
    index: site.look.finder === 'index' ? await namedSearches(context, categories, bodyCounts) : [],
    doors: site.look.finder === 'prices' ? await priceDoors(context) : [],
    car: await pictured(context),
    best: heroVariant(props, site) === 'instrument' ? ports.best : {},
  }
}
export default load

/** Bodies that are listed where a dealer has named no searches, the most frequent first. */
const BODIES_LISTED = 4

/** The searches that the page names, or the site's categories, or those of the most frequent bodies. */
function namedSearches(
  context: Context,
  categories: readonly NamedSearch[],
  bodies: FacetCounts,
): Promise<readonly NamedSearch[]> | readonly NamedSearch[] {
  const { searches } = context.props
  if (searches.length > 0) return countedSearches(context, searches)
  if (categories.length > 0) return categories
  const byBody = Object.keys(bodies)
    .slice(0, BODIES_LISTED)
    .map((body) => ({
      text: localKind(body, context.site.locale),
      refine: new URLSearchParams({ simple_body: body }).toString(),
    }))
  return countedSearches(context, byBody)
}

/** Those of the searches that find something. */
async function countedSearches(
  context: Context,
  named: readonly { readonly text: string; readonly refine: string }[],
): Promise<NamedSearch[]> {
  const counted = await Promise.all(
    named.map(async ({ text, refine }) => ({
      text,
      ...(await countedSearch(context, searchStateOf(refine))),
    })),
  )
  return counted.filter(({ count }) => count > 0)
}

/** A few of the prices, with the cars up to each. */
async function priceDoors(context: Context): Promise<PriceDoor[]> {
  const prices = [...context.props.prices].sort((a, b) => a - b)
  const counted = await Promise.all(
    prices.map(async (price) => ({
      price,
      ...(await countedSearch(context, searchStateOf(`price=:${price}`))),
    })),
  )
  return chosenPrices(counted)
}

async function countedSearch({ ports }: Context, state: SearchState): Promise<CountedSearch> {
  const { count } = await ports.search({ state, hitsPerPage: 1, facets: [] })
  return { href: canonicalPath(state), count }
}

/** The first car of the picture's search. */
async function pictured({ props: { image }, ports }: Context) {
  if (!('refine' in image)) return undefined
  const state = searchStateOf(image.refine)
  const { hits } = await ports.search({ state, hitsPerPage: 1, facets: [] })
  return hits[0]
}
