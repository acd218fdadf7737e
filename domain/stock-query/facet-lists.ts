import { facetOf, type TermFacet } from './facets.ts'
import { MAKES_SHOWN_FIRST, MODELS_LISTED_AT_MOST, POPULAR_MAKES_SHOWN } from './thresholds.ts'

/** How many values of a facet a list shows. */
export interface ListLimits {
  /** At most so many in all. */
  readonly listed: number
  /** So many before 'Show all'. */
  readonly shownFirst: number
}

/**
 * How a filter lists a facet's values: makes begin with a few, or with Popular Makes where the site
 * says so; models are listed shorter than they are counted; every other list is cut at its facet's
 * limit. Spec 9.06, 9.07.
 */
export function listLimits(facet: TermFacet, popularMakes: boolean): ListLimits {
  const { limit } = facetOf(facet)
  if (facet === 'model') return { listed: MODELS_LISTED_AT_MOST, shownFirst: MODELS_LISTED_AT_MOST }
  if (facet !== 'make') return { listed: limit, shownFirst: limit }
  return { listed: limit, shownFirst: popularMakes ? POPULAR_MAKES_SHOWN : MAKES_SHOWN_FIRST }
}
