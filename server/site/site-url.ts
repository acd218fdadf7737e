import type { SearchState } from '#domain/stock-query/state.ts'
import { searchParamsOf, stateOf, unknownParams } from '#domain/stock-query/url.ts'

/** The reserved parameter that asks for some blocks of a page. */
const blocksParam = '_blocks'

export interface SiteUrl {
  readonly pathname: string
  readonly state: SearchState
  /** The state's own query, canonical: equal searches have equal URLs, whatever else the URL holds. */
  readonly query: string
  /** Ids of the blocks asked for, or nothing when the whole page is. */
  readonly blocks: ReadonlySet<string> | undefined
  /**
   * Where a plain form's spelling (`price.min=`, empty fields) should lead instead: the same search in
   * its canonical spelling, and after it the parameters that are not ours (D7).
   */
  readonly tidy: string | undefined
}

/**
 * Reads a request's path and query; never throws. Nothing in the answer but `tidy` depends on
 * parameters that are not ours.
 */
export function siteUrlOf(pathname: string, search: string): SiteUrl {
  if (search.length < 2) {
    const state = stateOf('')
    return { pathname, state, query: '', blocks: undefined, tidy: undefined }
  }
  const params = new URLSearchParams(search)
  const asked = params.get(blocksParam)
  params.delete(blocksParam)
  const unknown = new URLSearchParams(unknownParams(params))
  const isPlainForm = [...params].some(
    ([name, value]) => !unknown.has(name) && (value === '' || /[.[]/.test(name)),
  )
  const state = stateOf(params)
  const query = searchParamsOf(state)
  const blocks = asked === null ? undefined : new Set(asked.split('.').slice(0, 20))
  const tidy = isPlainForm && !blocks ? withQuery(pathname, [query, `${unknown}`]) : undefined
  return { pathname, state, query, blocks, tidy }
}

function withQuery(pathname: string, parts: readonly string[]): string {
  const query = parts.filter((part) => part !== '').join('&')
  return query === '' ? pathname : `${pathname}?${query}`
}
