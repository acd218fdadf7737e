import { createSearchHistory } from '#state/search-history.ts'

/** Notes each search as the visitor leaves it, not every step on the way there (Spec 3.20). */
export function startSearchHistory(): void {
  addEventListener('pagehide', () => {
    const { pathname: path, search } = location
    const isSearch = search !== '' && document.querySelector('form[data-live]') !== null
    if (isSearch) createSearchHistory().remember({ path, refinement: search.slice(1) })
  })
}
