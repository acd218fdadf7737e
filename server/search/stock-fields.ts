import { PRICE_SHOWN_ABOVE, SUBSCRIPTION_SHOWN_ABOVE } from '#domain/car/thresholds.ts'
import type { SearchDocument } from '#domain/stock-query/document.ts'
import {
  type RangeFacet,
  rangeFacets,
  type TermFacet,
  termFacets,
} from '#domain/stock-query/facets.ts'
import type { SortBy } from '#domain/stock-query/state.ts'
import { synonyms } from '#domain/stock-query/synonyms.ts'
import type { EngineFields, SortOrder } from './engine/request.ts'

/** How the engine reads search documents: the facets of Spec 3.20, the sort orders of 9.04. */
export const stockFields: EngineFields<SearchDocument> = {
  terms: termFacets.map((name) => ({ kind: 'terms', name, values: (car) => textsOf(car, name) })),
  numbers: rangeFacets.map((name) => ({
    kind: 'number',
    name,
    value: (car) => numberOf(car, name),
  })),
  orders: [
    order('relevance', (car) => car.custom_rank, true),
    order(
      'latest',
      unlessSold((car) => car.created_at),
      true,
    ),
    order(
      'price_desc',
      unlessSold((car) => numberOf(car, 'price')),
      true,
    ),
    order(
      'price_asc',
      unlessSold((car) => numberOf(car, 'price')),
      false,
    ),
  ],
  text: ({ text }) => text,
  synonyms,
}

/** Sold cars are listed for a few days (Spec 4.01), but after those that can be bought. */
function unlessSold(
  value: (car: SearchDocument) => number | undefined,
): (car: SearchDocument) => number | undefined {
  return (car) => (car.status === 'sold' ? undefined : value(car))
}

function order(
  name: SortBy,
  value: (car: SearchDocument) => number | undefined,
  descending: boolean,
): SortOrder<SearchDocument> {
  return { name, value, descending }
}

function textsOf(car: SearchDocument, name: TermFacet): readonly string[] {
  const value = car[name]
  if (value === undefined) return []
  return typeof value === 'object' ? value : [String(value)]
}

/** A price that is not shown is ignored by filters and sort orders. Spec 4.06, 4.08. */
const shownAbove: Readonly<Partial<Record<RangeFacet, number>>> = {
  price: PRICE_SHOWN_ABOVE,
  subscription_price: SUBSCRIPTION_SHOWN_ABOVE,
}

function numberOf(car: SearchDocument, name: RangeFacet): number | undefined {
  const value = car[name]
  if (typeof value !== 'number') return undefined
  return value > (shownAbove[name] ?? Number.NEGATIVE_INFINITY) ? value : undefined
}
