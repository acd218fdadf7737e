import { shownCount } from '#domain/stock-query/shown-count.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import type { SiteView } from '#parts/view-context.ts'

/** A number of cars as the site shows it (Spec 9.03). */
export const heroCount = (counted: number, site: SiteView): number =>
  shownCount({ count: counted, facets: {} }, emptyState, site)
