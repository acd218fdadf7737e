import type { Place, ReadWords } from './query-reading.ts'

/** What stands between words of which any will do: `suv or ute`, `petrol, hybrid`, `suv ute`. */
const separator = /^\s*(?:[,/&+]|,?\s*\b(?:or|and|vs\.?|versus)\b)?\s*$/i

/** Whether nothing but a separator stands between two places of a query. */
export const isListed = (between: string): boolean => separator.test(between)

/**
 * Words of a field that a car has only one value of, as one filter of which any will do: no car is both
 * a ute and an SUV. Words that say the same more closely, as `plug-in hybrid` beside `hybrid`, all hold,
 * unless a separator lists them. `filters` are in the order of the query. D10.
 */
export function withAlternatives(query: string, filters: readonly ReadWords[]): ReadWords[] {
  const merged: ReadWords[] = []
  for (const filter of filters) {
    const at = merged.findIndex((own) => own.facet === filter.facet && eitherOf(query, own, filter))
    const either = merged[at] && eitherOf(query, merged[at], filter)
    if (either) merged[at] = either
    else merged.push(filter)
  }
  return merged
}

function eitherOf(query: string, one: ReadWords, other: ReadWords): ReadWords | undefined {
  const between = query.slice(one.end, other.start)
  if ('values' in one && 'values' in other) {
    const isSame = one.values.some((value) => other.values.includes(value))
    if (isSame && !(isListed(between) && between.trim() !== '')) return undefined
    const text = one.text && other.text && `${one.text} or ${other.text}`
    const values = [...new Set([...one.values, ...other.values])]
    return { facet: one.facet, values, ...placesOf(query, one, other), ...(text && { text }) }
  }
  // 2018 or 2019 is a range; 2018 or 2021 is none.
  if (one.facet !== 'year' || other.facet !== 'year') return undefined
  const { min, max } = one.range
  const isNext = min !== undefined && max !== undefined && other.range.min === max + 1
  if (!isNext || other.range.max === undefined || !isListed(between)) return undefined
  return { facet: 'year', range: { min, max: other.range.max }, ...placesOf(query, one, other) }
}

/** Where both stand: as one place, if nothing else is between them. */
function placesOf(query: string, one: ReadWords, { start, end }: ReadWords) {
  const { also = [] } = one
  if (also.length === 0 && isListed(query.slice(one.end, start))) return { start: one.start, end }
  const places: readonly Place[] = [...also, { start, end }]
  return { start: one.start, end: one.end, also: places }
}
