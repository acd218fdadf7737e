import { facetNames } from './facets.ts'

/** Fields of a car beside the facets that filters may name; `search-document.ts` provides them. */
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

/** The known name that a mistyped one most likely means, or nothing when none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase()
  const near = known
    .map((candidate) => ({ candidate, away: editDistance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, away }) => away <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.away - b.away)
  return near[0]?.candidate
}

/** Letters to add, remove or replace to make one text the other (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
