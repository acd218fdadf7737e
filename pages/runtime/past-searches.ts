import { pastSearchOf } from '#domain/stock-query/search-history.ts'
import { createSearchHistory } from '#state/search-history.ts'
import { COUNT, SEARCHED } from '#ui/data-attributes.ts'

/** Notes a search as the visitor leaves it, not every step on the way there, if it found something. Spec 3.20. */
export function startPastSearches(): void {
  addEventListener('pagehide', () => {
    const text = document.querySelector(`[${SEARCHED}]`)?.getAttribute(SEARCHED)
    const hasFound = document.querySelector(`[${COUNT}]:not([${COUNT}="0"])`)
    const { pathname, search } = location
    if (text && hasFound) createSearchHistory().remember(pastSearchOf(text, pathname, search))
  })
}
