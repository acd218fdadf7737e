import { facetNames } from './facets.ts'

/** Further fields of a car that filters may name beside the facets; `document.ts` provides them. */
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
