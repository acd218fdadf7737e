import { carStatuses, carTypes, itemTypes, simpleBodies, simpleFuels } from '../car/kinds.ts'
import { colourFamilies } from '../car/paint/colour-family.ts'
import { bucketsOf, monthlyBuckets, priceBuckets, weeklyBuckets } from './buckets.ts'
import { type TermFacet, termFacets } from './facets.ts'
import { searchStateOf } from './url.ts'

/** The values of facets that have no others on any site. */
const fixedValues: Partial<Record<TermFacet, readonly string[]>> = {
  car_type: carTypes,
  simple_body: simpleBodies,
  item_type: itemTypes,
  price_range: bucketsOf(priceBuckets),
  weekly_price_range: bucketsOf(weeklyBuckets),
  monthly_price_range: bucketsOf(monthlyBuckets),
  simple_fuel: simpleFuels,
  colour_family: colourFamilies,
  status: carStatuses,
}

/** The values of a query that no car can have, with those that its facet knows. */
export function impossibleValues(
  query: string,
): { readonly name: TermFacet; readonly value: string; readonly known: readonly string[] }[] {
  const { terms } = searchStateOf(query)
  return termFacets.flatMap((name) => {
    const known = fixedValues[name]
    const lost = known ? (terms[name] ?? []).filter((value) => !known.includes(value)) : []
    return lost.map((value) => ({ name, value, known: known ?? [] }))
  })
}
