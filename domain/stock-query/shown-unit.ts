// Forms and sliders take this to the browser: nothing here may import zod.
import type { FormatLocale } from '../format.ts'
import { KM_PER_MILE } from '../units.ts'
import type { RangeFacet } from './facets.ts'
import { mapEnds } from './range-text.ts'
import type { Bounds } from './ranges.ts'
import type { Range } from './state.ts'

/** The name under which a form sends the ends of an odometer range that it asks for in miles. */
export const MILES_FIELD = 'miles'

/** Whether readers see and choose a range in miles: odometers, in the United States. Spec 9.23. */
export const isInMiles = (facet: RangeFacet, locale: FormatLocale): boolean =>
  facet === 'km' && locale === 'en-US'

/** The name of a range's fields in a form, before `.min` and `.max`: it says their unit. D6, Spec 9.23. */
export const rangeFieldName = (facet: RangeFacet, locale: FormatLocale): string =>
  isInMiles(facet, locale) ? MILES_FIELD : facet

/** Whole kilometres of a distance that was chosen in miles: addresses and searches are in km. D6. */
export const kmOfMiles = (miles: number): number => Math.round(miles * KM_PER_MILE)

const milesOfKm = (km: number): number => km / KM_PER_MILE

/** A range of kilometres as readers see and type it; whole miles come back as the same miles. */
export const shownRange = (facet: RangeFacet, range: Range, locale: FormatLocale): Range =>
  isInMiles(facet, locale) ? mapEnds(range, (km) => Math.round(milesOfKm(km))) : range

/** The ends of a slider as readers see them, in whole miles that leave no car outside. */
export function shownBounds(facet: RangeFacet, bounds: Bounds, locale: FormatLocale): Bounds {
  if (!isInMiles(facet, locale)) return bounds
  return { min: Math.floor(milesOfKm(bounds.min)), max: Math.ceil(milesOfKm(bounds.max)) }
}
