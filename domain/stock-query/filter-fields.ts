import { facetNames } from './facets.ts'

/** Fields of a car beside the facets that filters may name; `document.ts` provides them. */
export const otherFilterFields = [
  'id',
  'slug',
  'stocknum',
  'series',
  'doors',
  'engine_size',
  'reserved',
  'certified',
  'preorder',
  'price_type',
  'before_price',
  'offer_price',
  'created_at',
  'photos_count',
  'show_on_dealer_website',
  'has_nvic',
  'sold_date_timestamp',
  'dealership_id',
  'location_id',
  'custom_rank',
] as const

/** Every field that a filter expression may name (D9, Spec 4.02). */
export const filterFields: readonly string[] = [...facetNames, ...otherFilterFields]

/** A mistyped name has at most one slip in so many letters. D4, D9. */
const lettersToASlip = 3

/** The known name that a mistyped one most likely means, or nothing when none is near. D4, D9. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase()
  const near = known
    .map((candidate) => ({ candidate, slips: editDistance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, slips }) => slips <= Math.max(1, candidate.length / lettersToASlip))
    .sort((a, b) => a.slips - b.slips)
  return near[0]?.candidate
}

/** Letters to add, remove or replace to make one text the other (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  let distance = b.length
  for (const letter of a) {
    let diagonal = 0
    row = row.map((above, at) => {
      const replaced = diagonal + (letter === b[at - 1] ? 0 : 1)
      distance = at === 0 ? above + 1 : Math.min(replaced, above + 1, distance + 1)
      diagonal = above
      return distance
    })
  }
  return distance
}
