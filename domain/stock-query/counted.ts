import { type ItemType, itemTypes } from '../car/kinds.ts'
import { type FormatLocale, formatNumber } from '../format.ts'
import type { Words } from '../site/interface-texts.ts'
import type { FacetCounts } from './result.ts'
import type { SearchState } from './state.ts'

const isItemType = (name: string): name is ItemType => itemTypes.some((type) => type === name)

/**
 * The kind of vehicle that a search is about: the one that it names, by type or body, else the only one
 * in `stock`, the counts of item types in reach. With several, or none, it is about cars. Spec 2.17, 3.02.
 */
export function searchedType(
  { terms }: Pick<SearchState, 'terms'>,
  stock: FacetCounts = {},
): ItemType {
  const named = terms.item_type ?? terms.simple_body?.map((body) => body.toLowerCase())
  const inStock = Object.keys(stock).filter((type) => (stock[type] ?? 0) > 0)
  for (const [only, ...others] of [named ?? [], inStock]) {
    if (only !== undefined && others.length === 0 && isItemType(only)) return only
  }
  return 'car'
}

/** The site's plural for vehicles of a type: `caravans`. */
export const thingsOf = (type: ItemType, words: Words): string => words[`${type}s`]

/** The same after a number: `caravan` after 1. */
export const countedThing = (count: number, type: ItemType, words: Words): string =>
  count === 1 ? words[type] : thingsOf(type, words)

/** How many a search found: `12 motorcycles`, `1 caravan`, `1,234 cars`. Spec 2.40, 9.27. */
export const countedText = (
  count: number,
  type: ItemType,
  { words, locale }: { readonly words: Words; readonly locale: FormatLocale },
): string => `${formatNumber(count, locale)} ${countedThing(count, type, words)}`
