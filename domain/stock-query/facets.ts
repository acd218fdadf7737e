/** A facet is a choice among values, or a range of numbers. */
export interface FacetDefinition {
  readonly name: string
  /** Label in headings and chips. */
  readonly title: string
  readonly kind: 'terms' | 'range'
  /** Most values shown (Spec 9.06). Counts are made for all values; only lists are cut. */
  readonly limit: number
  /** A car may have several values. */
  readonly multiple?: true
}

/**
 * The facets of Spec 3.20 with `dealership_slug` (Spec 2.26), `monthly_price_range` for markets that pay by
 * the month, and `colour_family`, which groups the makers' names in `colour`; in the order that URLs and chips list them. `location_attribute` is where the car can be seen: its own location and the locations it
 * can be brought to (Spec 3.14). Limits: Spec 9.06 and 2.38; 30 if neither states one.
 */
export const facets = [
  { name: 'car_type', title: 'Condition', kind: 'terms', limit: 6 },
  { name: 'make', title: 'Make', kind: 'terms', limit: 100 },
  { name: 'model', title: 'Model', kind: 'terms', limit: 250 },
  { name: 'make_model', title: 'Make and model', kind: 'terms', limit: 250 },
  { name: 'badge', title: 'Badge', kind: 'terms', limit: 30 },
  { name: 'simple_body', title: 'Body type', kind: 'terms', limit: 30 },
  { name: 'body', title: 'Body style', kind: 'terms', limit: 30 },
  { name: 'categories', title: 'Category', kind: 'terms', limit: 30, multiple: true },
  { name: 'item_type', title: 'Vehicle type', kind: 'terms', limit: 30 },
  { name: 'price', title: 'Price', kind: 'range', limit: 30 },
  { name: 'price_range', title: 'Price bracket', kind: 'terms', limit: 30 },
  { name: 'weekly_price_range', title: 'Weekly repayment', kind: 'terms', limit: 30 },
  { name: 'monthly_price_range', title: 'Monthly payment', kind: 'terms', limit: 30 },
  { name: 'subscription_price', title: 'Subscription price', kind: 'range', limit: 30 },
  { name: 'year', title: 'Year', kind: 'range', limit: 30 },
  { name: 'km', title: 'Odometer', kind: 'range', limit: 30 },
  { name: 'simple_fuel', title: 'Fuel type', kind: 'terms', limit: 30 },
  { name: 'fuel', title: 'Fuel', kind: 'terms', limit: 30 },
  { name: 'transmission', title: 'Transmission', kind: 'terms', limit: 30 },
  { name: 'drive', title: 'Drive', kind: 'terms', limit: 30 },
  { name: 'seats', title: 'Seats', kind: 'terms', limit: 30 },
  { name: 'colour_family', title: 'Colour', kind: 'terms', limit: 30 },
  { name: 'colour', title: 'Paint', kind: 'terms', limit: 30 },
  { name: 'filtered_features', title: 'Features', kind: 'terms', limit: 30, multiple: true },
  { name: 'tag', title: 'Tag', kind: 'terms', limit: 30 },
  { name: 'status', title: 'Status', kind: 'terms', limit: 30 },
  { name: 'state', title: 'State', kind: 'terms', limit: 30 },
  { name: 'city', title: 'Location', kind: 'terms', limit: 20 },
  { name: 'location_name', title: 'Dealership', kind: 'terms', limit: 40 },
  { name: 'location_attribute', title: 'Available at', kind: 'terms', limit: 30, multiple: true },
  { name: 'dealership_name', title: 'Dealer', kind: 'terms', limit: 40 },
  { name: 'dealership_slug', title: 'Dealer', kind: 'terms', limit: 40 },
] as const satisfies readonly FacetDefinition[]

type Facet = (typeof facets)[number]
export type FacetName = Facet['name']
export type TermFacet = Extract<Facet, { kind: 'terms' }>['name']
export type RangeFacet = Extract<Facet, { kind: 'range' }>['name']

export const facetNames: readonly FacetName[] = facets.map(({ name }) => name)
export const termFacets: readonly TermFacet[] = facets.flatMap((facet) =>
  facet.kind === 'terms' ? [facet.name] : [],
)
export const rangeFacets: readonly RangeFacet[] = facets.flatMap((facet) =>
  facet.kind === 'range' ? [facet.name] : [],
)

/** Facets that say the same as another in more words or in steps, and what a form calls them beside it. */
const fineFacets: Partial<Record<FacetName, { readonly of: FacetName; readonly title: string }>> = {
  body: { of: 'simple_body', title: 'Body style, in the maker’s words' },
  fuel: { of: 'simple_fuel', title: 'Fuel, in the maker’s words' },
  colour: { of: 'colour_family', title: 'Colour, in the maker’s words' },
  price_range: { of: 'price', title: 'Price, in steps' },
  dealership_slug: { of: 'dealership_name', title: 'Dealer, by its address' },
}

/** The labels of filters by their names, for forms that choose filters. */
export const facetTitles: Readonly<Record<string, string>> = Object.fromEntries(
  facets.map(({ name, title }) => [name, fineFacets[name]?.title ?? title]),
)

/** The facet that says the same in fewer words: who builds a search needs that alone. */
export const twinOf = (name: FacetName): FacetName | undefined => fineFacets[name]?.of

const byName = new Map<string, FacetDefinition>(facets.map((facet) => [facet.name, facet]))

/** The declaration of a facet, or undefined for another name. */
export function facetOf(name: FacetName): FacetDefinition
export function facetOf(name: string): FacetDefinition | undefined
export function facetOf(name: string): FacetDefinition | undefined {
  return byName.get(name)
}

export function isTermFacet(name: string): name is TermFacet {
  return byName.get(name)?.kind === 'terms'
}

export function isRangeFacet(name: string): name is RangeFacet {
  return byName.get(name)?.kind === 'range'
}
