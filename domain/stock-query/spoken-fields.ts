import { facetNames } from './facets.ts'
import { sortOrders } from './state.ts'
import { wordNumbers, wordTerms } from './word-fields.ts'

/** What the meaning of spoken words may name: facets, and what only words ask for. D9, D10. */
export const spokenFields: readonly string[] = [...facetNames, ...wordTerms, ...wordNumbers]

/** Orders that only words of a query ask for: by a figure, those without it last. D10. */
export const figureOrders = [
  'acceleration_asc',
  'power_desc',
  'fuel_consumption_asc',
  'braked_towing_desc',
  'electric_range_desc',
] as const

/** In which order words may put cars. */
export const spokenOrders = [...sortOrders, ...figureOrders] as const
export type SpokenOrder = (typeof spokenOrders)[number]
