import { slugOf } from '#domain/car/name.ts'
import { colourFamilies } from '#domain/car/paint/colour-family.ts'
import { formatNumber } from '#domain/format.ts'
import {
  bucketsOf,
  monthlyBuckets,
  priceBuckets,
  weeklyBuckets,
} from '#domain/stock-query/buckets.ts'
import { listLimits } from '#domain/stock-query/facet-lists.ts'
import { isRangeFacet, type RangeFacet, type TermFacet } from '#domain/stock-query/facets.ts'
import { rangeSaid } from '#domain/stock-query/range-said.ts'
import { type Bounds, defaultBounds } from '#domain/stock-query/ranges.ts'
import type { FacetCounts, SearchResult } from '#domain/stock-query/result.ts'
import type { Range, SearchState, UnreadEnds } from '#domain/stock-query/state.ts'
import { repaymentPeriodOf } from '#parts/repayment/repayment.ts'
import { termText } from '#parts/search/facet-labels.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { FacetOptionProps } from './facet-option.tsx'

/** A list of checkboxes. */
export interface TermGroup {
  readonly kind: 'terms'
  readonly facet: TermFacet
  /** Chosen values that are not listed: they come from the URL, not from the stock. */
  readonly unlisted: readonly FacetOptionProps[]
  readonly options: readonly FacetOptionProps[]
  /** The options behind "Show all" (Spec 9.07). */
  readonly more: readonly FacetOptionProps[]
  readonly chosen: number
}

/** A range with a lower and an upper end. */
export interface RangeGroup {
  readonly kind: 'range'
  readonly facet: RangeFacet
  readonly range: Range
  readonly bounds: Bounds
  /** What words of the query limit it to; open where they say nothing. D10. */
  readonly said: Range
  /** Ends that are no amounts, as typed. */
  readonly unread: UnreadEnds
  readonly chosen: number
}
export type Group = TermGroup | RangeGroup

interface Search {
  readonly state: SearchState
  readonly result: SearchResult
}

/**
 * The filters that a site shows for a search, in its order (Spec 2.38, 2.39): lists without values are
 * left out, but not where the search finds nothing, since then all would go and the page would jump; so
 * are ranges on a site without cars, the place of a dealer that has one, and models until a make is chosen. `id` is the prefix of the
 * options' ids.
 */
export function groupsOf(id: string, site: SiteView, { state, result }: Search): Group[] {
  const hasStock = [result.stats, ...Object.values(result.facets)].some(
    (found) => Object.keys(found ?? {}).length > 0,
  )
  return facetsShown(site, state).flatMap((facet): Group[] => {
    if (isRangeFacet(facet)) {
      const range = state.ranges[facet]
      if (!range && !hasStock) return []
      const bounds = result.stats[facet] ?? defaultBounds
      const choice = range === undefined ? 0 : 1
      if (choice === 0 && bounds.min === bounds.max) return []
      const typed = { said: rangeSaid(facet, result.reading), unread: state.unread?.[facet] ?? {} }
      return [{ kind: 'range', facet, range: range ?? {}, bounds, ...typed, chosen: choice }]
    }
    const group = termGroup(id, facet, site, { state, result })
    const options = group.options.length + group.unlisted.length
    const isAlone = site.locations.length === 1 && places.has(facet) && group.chosen === 0
    return options <= (isAlone ? 1 : 0) && result.count > 0 ? [] : [group]
  })
}

const places: ReadonlySet<TermFacet> = new Set([
  ...(['city', 'state', 'location_name', 'location_attribute'] as const),
  ...(['dealership_name', 'dealership_slug'] as const),
])

function facetsShown(site: SiteView, { terms }: SearchState) {
  const { searchFilters, flags, overrideCity } = site
  const period = repaymentPeriodOf(site)
  const shown = searchFilters.filter((facet) => {
    if (facet === 'model') return terms.make !== undefined || terms.model !== undefined
    // Where every car is shown in one city, a filter by its own would contradict the cards (Spec 3.35).
    if (facet === 'city') return overrideCity === undefined
    if (facet === 'weekly_price_range') return period === 'week'
    if (facet === 'monthly_price_range') return period === 'month'
    return facet !== 'filtered_features' || flags.featuresFilter
  })
  if (!flags.cityPanelFirst || !shown.includes('city')) return shown
  return ['city' as const, ...shown.filter((facet) => facet !== 'city')]
}

function termGroup(
  id: string,
  facet: TermFacet,
  site: SiteView,
  { state, result }: Search,
): TermGroup {
  const { locale, flags } = site
  const chosen = state.terms[facet] ?? []
  const counts = result.facets[facet] ?? {}
  const prefix = `${id}-${facet}-`
  const inStock = namesInStock(site, prefix)
  const optionOf = (value: string): FacetOptionProps => {
    const names = inStock.get(value) ?? {
      id: prefix + slugOf(value),
      label: termText(facet, value, locale),
    }
    if (value in counts) inStock.set(value, names)
    const count = formatNumber(counts[value] ?? 0, locale)
    return { ...names, facet, value, checked: chosen.includes(value), count }
  }
  const { listed: most, shownFirst } = listLimits(facet, flags.popularMakes)
  const values = listedValues(facet, counts, most)
  const unlisted = chosen.filter((value) => !values.includes(value))
  const options = withDistinctIds([...unlisted, ...values].map(optionOf))
  const listed = options.slice(unlisted.length)
  return {
    kind: 'terms',
    facet,
    unlisted: options.slice(0, unlisted.length),
    options: listed.slice(0, shownFirst),
    more: listed.slice(shownFirst).sort((a, b) => (a.label < b.label ? -1 : 1)),
    chosen: chosen.length,
  }
}

/** What is the same in every search: a page has two hundred options. */
type OptionNames = Pick<FacetOptionProps, 'id' | 'label'>

const namesBySite = new WeakMap<SiteView, Map<string, Map<string, OptionNames>>>()

/** The names of a facet's values in stock, by value; `prefix` is that of their ids. */
function namesInStock(site: SiteView, prefix: string): Map<string, OptionNames> {
  const ofSite = namesBySite.get(site) ?? new Map<string, Map<string, OptionNames>>()
  namesBySite.set(site, ofSite)
  const names = ofSite.get(prefix) ?? new Map<string, OptionNames>()
  ofSite.set(prefix, names)
  return names
}

/** Two values may have the same slug: the later one gets a number. */
function withDistinctIds(options: readonly FacetOptionProps[]): readonly FacetOptionProps[] {
  if (new Set(options.map(({ id }) => id)).size === options.length) return options
  const seen = new Map<string, number>()
  return options.map((option) => {
    const times = (seen.get(option.id) ?? 0) + 1
    seen.set(option.id, times)
    return times === 1 ? option : { ...option, id: `${option.id}--${times}` }
  })
}

/** The values in stock, most frequent first or in the order of `ownOrders`. Spec 9.06. */
function listedValues(facet: TermFacet, counts: FacetCounts, limit: number): string[] {
  const found = Object.entries(counts).filter(([, count]) => count > 0)
  // Most are in order already; objects list integer keys first.
  const isSorted = found.every(([, count], at) => count <= (found[at - 1]?.[1] ?? count))
  if (!isSorted) found.sort(([, a], [, b]) => b - a)
  const values = found.slice(0, limit).map(([value]) => value)
  if (facet === 'seats') return values.sort((a, b) => Number(a) - Number(b))
  const order = ownOrders[facet]
  return order ? values.sort((a, b) => order.indexOf(a) - order.indexOf(b)) : values
}

const ownOrders: Readonly<Partial<Record<TermFacet, readonly string[]>>> = {
  car_type: ['new', 'demo', 'used'],
  colour_family: colourFamilies,
  price_range: bucketsOf(priceBuckets),
  weekly_price_range: bucketsOf(weeklyBuckets),
  monthly_price_range: bucketsOf(monthlyBuckets),
}
