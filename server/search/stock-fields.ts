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
import { wordNumbers, wordTerms } from '#domain/stock-query/word-fields.ts'
import type { EngineFields, SortOrder, TermField, TextField } from './engine/request.ts'

/** How the engine reads search documents: the facets of Spec 3.20, the sort orders of 9.04 but that of figures, which number fields give. */
export const stockFields: EngineFields<SearchDocument> = {
  terms: [
    ...termFacets.map((name) => terms(name, (car) => car[name])),
    ...wordTerms.map((name) => terms(name, ({ words }) => words[name])),
  ],
  numbers: [
    ...rangeFacets.map((name) => ({
      kind: 'number' as const,
      name,
      value: (car: SearchDocument) => numberOf(car, name),
    })),
    ...wordNumbers.map((name) => ({
      kind: 'number' as const,
      name,
      value: ({ words }: SearchDocument) => words[name],
    })),
  ],
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
    order(
      'km_asc',
      unlessSold((car) => numberOf(car, 'km')),
      false,
    ),
    order(
      'year_desc',
      unlessSold((car) => numberOf(car, 'year')),
      true,
    ),
  ],
  texts: [
    { name: 'make_model', rank: 0, joined: true },
    { name: 'plates', rank: 0, text: ({ plates }) => plates },
    ...(['badge', 'simple_body', 'body', 'colour', 'colour_family'] as const).map(ofRecord),
    ...(['simple_fuel', 'fuel'] as const).map(ofRecord),
    ...(['transmission', 'drive', 'item_type'] as const).map(ofRecord),
    { name: 'record', rank: 0, text: ({ record }) => record },
    ...(['city', 'state', 'location_name'] as const).map(ofPlace),
    ofPlace('dealership_name'),
    { name: 'equipment', rank: 2, text: ({ equipment }) => equipment },
  ],
  synonyms,
}

/** Sold cars are listed for a few days (Spec 4.01), but after those that can be bought. */
function unlessSold(
  value: (car: SearchDocument) => number | undefined,
): (car: SearchDocument) => number | undefined {
  return (car) => (car.status === 'sold' ? undefined : value(car))
}

/** Where a word has to be for the whole query to leave it a keyword: of a car's name, or its number. D10. */
export const nameFields: readonly string[] = ['make_model', 'plates']

/** What a car is goes before where it is, and both before what it has: a blue Ford at Harbour Toyota is no Toyota. D10. */
function ofRecord(name: TermFacet): TextField<SearchDocument> {
  return { name, rank: 0 }
}

function ofPlace(name: TermFacet): TextField<SearchDocument> {
  return { name, rank: 1 }
}

function order(
  name: Exclude<SortBy, 'repayment_asc'>,
  value: (car: SearchDocument) => number | undefined,
  descending: boolean,
): SortOrder<SearchDocument> {
  return { name, value, descending }
}

type Value = SearchDocument[TermFacet]

function terms(name: string, read: (car: SearchDocument) => Value): TermField<SearchDocument> {
  return { kind: 'terms', name, values: (car) => textsOf(read(car)) }
}

function textsOf(value: Value): readonly string[] {
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
