import { chosenCarsOf, chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import type { SearchState } from '#domain/stock-query/state.ts'
import { searchParamsOf, searchStateOf, unknownParams } from '#domain/stock-query/url.ts'
import { isSearchParam } from '#domain/stock-query/url-names.ts'

/** The reserved parameter that requests some blocks of a page. */
const blocksParam = '_blocks'

export interface SiteUrl {
  readonly pathname: string
  readonly state: SearchState
  /** The state's canonical query: equal searches have equal ones, regardless of other parameters. */
  readonly query: string
  /** Ids of the cars that the address names. */
  readonly chosen: readonly string[]
  /** Ids of the requested blocks, or undefined for the whole page. */
  readonly blocks: ReadonlySet<string> | undefined
  /**
   * Where to redirect the URL of a form sent without script (`price.min=`, empty fields): the same search
   * in canonical form, followed by the parameters that are not ours (D7).
   */
  readonly canonicalRedirect: string | undefined
}

/**
 * Reads a request's path and query; never throws. Nothing in the result but `canonicalRedirect`
 * depends on parameters that are not ours.
 */
export function siteUrlOf(pathname: string, search: string): SiteUrl {
  if (search.length < 2) {
    const state = searchStateOf('')
    const nothing = { chosen: [], blocks: undefined, canonicalRedirect: undefined }
    return { pathname, state, query: '', ...nothing }
  }
  const params = new URLSearchParams(search)
  const ids = params.get(blocksParam)
  params.delete(blocksParam)
  const isPlainForm = ([name, value]: [name: string, value: string]) =>
    (value === '' || /[.[]/.test(name)) && isSearchParam(name)
  const state = searchStateOf(params)
  const query = searchParamsOf(state)
  const blocks = ids === null ? undefined : new Set(ids.split('.').slice(0, 20))
  const canonicalRedirect =
    !blocks && [...params].some(isPlainForm)
      ? withQuery(pathname, [query, `${new URLSearchParams(unknownParams(params))}`])
      : undefined
  return { pathname, state, query, chosen: chosenCarsOf(params), blocks, canonicalRedirect }
}

/** The URL as a page reads it that shows `most` of the cars that it names: they are part of its query. */
export function withChosenCars(url: SiteUrl, most: number): SiteUrl {
  if (url.chosen.length === 0) return url
  const chosen = url.chosen.slice(0, most)
  const query = [url.query, chosenCarsQuery(chosen)].filter((part) => part !== '').join('&')
  return { ...url, chosen, query }
}

function withQuery(pathname: string, parts: readonly string[]): string {
  const query = parts.filter((part) => part !== '').join('&')
  return query === '' ? pathname : `${pathname}?${query}`
}
