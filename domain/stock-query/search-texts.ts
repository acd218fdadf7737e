import type { Site } from '../site/site.ts'
import { type Pins, searchPath } from './pins.ts'
import type { SearchState } from './state.ts'

/** A site's own texts for the search at a path, `/search/toyota`. */
export type SearchTexts = Site['searchTexts'][number]

/**
 * The site's texts for a search: those of its path, while nothing but the path's pins is chosen. They
 * speak of all its cars, so neither a refined search nor a later page has them. Spec 2.17, 2.37.
 */
export function searchTextsOf(
  searchTexts: readonly SearchTexts[],
  state: SearchState,
  pins?: Pins,
): SearchTexts | undefined {
  if (searchTexts.length === 0) return undefined
  const address = searchPath({ ...state, sortBy: 'relevance', view: undefined }, pins)
  return searchTexts.find(({ path }) => path === address)
}
