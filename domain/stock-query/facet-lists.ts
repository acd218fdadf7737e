import { facetOf, type TermFacet } from './facets.ts'
import { MAKES_SHOWN_FIRST, MAX_MODELS_LISTED, POPULAR_MAKES_SHOWN } from './thresholds.ts'

/** How many values of a facet a list shows. */
export interface ListLimits {
  /** Maximum in all. */
  readonly listed: number
  /** Values before 'Show all'. */
  readonly shownFirst: number
}

/**
 * How many of a facet's values a filter lists: of makes a few at first, or Popular Makes if the site
 * says so; fewer models than are counted; of other facets up to the facet's limit. Spec 9.06, 9.07.
 */
export function listLimits(facet: TermFacet, popularMakes: boolean): ListLimits {
  const { limit } = facetOf(facet)
  if (facet === 'model') return { listed: MAX_MODELS_LISTED, shownFirst: MAX_MODELS_LISTED }
  if (facet !== 'make') return { listed: limit, shownFirst: limit }
  return { listed: limit, shownFirst: popularMakes ? POPULAR_MAKES_SHOWN : MAKES_SHOWN_FIRST }
}
