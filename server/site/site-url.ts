import { type Parameters, type ReadParameter, readParameters } from '#blocks/define-block.ts'
import { chosenCarsOf, chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import type { SearchState } from '#domain/stock-query/state.ts'
import { searchParamsOf, searchStateOf, unknownParams } from '#domain/stock-query/url.ts'
import { isSearchParam } from '#domain/stock-query/url-names.ts'

/** The reserved parameter that requests some blocks of a page. */
const blocksParam = '_blocks'

const READ_AT_MOST = 100

export interface SiteUrl {
  readonly pathname: string
  readonly state: SearchState
  /** The state's canonical query: equal searches have equal ones, regardless of other parameters. */
  readonly query: string
  /** Ids of the cars that the address names. */
  readonly chosen: readonly string[]
  /** Values of the parameters that blocks may read; of a page's own URL only those that its blocks read. */
  readonly read: Parameters
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
    const nothing = { chosen: [], read: {}, blocks: undefined, canonicalRedirect: undefined }
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
  const chosen = chosenCarsOf(params)
  return { pathname, state, query, chosen, read: readOf(params), blocks, canonicalRedirect }
}

/** The first value of each parameter that blocks may read; empty, long and unreadable ones are dropped. */
const readOf = (params: URLSearchParams): Parameters =>
  Object.fromEntries(
    readParameters.flatMap((name) => {
      const value = params.get(name)
      return value === null || !isReadable(value) ? [] : [[name, value]]
    }),
  )

const isReadable = (value: string): boolean =>
  value !== '' && value.length <= READ_AT_MOST && value.isWellFormed() && !/\p{Cc}/u.test(value)

/** The URL as a page reads it that shows `most` of the cars that it names: they are part of its query. */
export function withChosenCars(url: SiteUrl, most: number): SiteUrl {
  if (url.chosen.length === 0) return url
  const chosen = url.chosen.slice(0, most)
  return { ...url, chosen, query: queryOf([url.query, chosenCarsQuery(chosen)]) }
}

/** The URL as a page reads it whose blocks read these parameters: they alone are part of its query. */
export function withRead(url: SiteUrl, names: ReadonlySet<ReadParameter>): SiteUrl {
  // In the order of `readParameters`, not of the URL: equal pages have equal queries.
  const known = readParameters.flatMap((name): [ReadParameter, string][] => {
    const value = names.has(name) ? url.read[name] : undefined
    return value === undefined ? [] : [[name, value]]
  })
  const query = queryOf([url.query, `${new URLSearchParams(known)}`])
  return { ...url, read: Object.fromEntries(known), query }
}

const queryOf = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('&')

function withQuery(pathname: string, parts: readonly string[]): string {
  const query = queryOf(parts)
  return query === '' ? pathname : `${pathname}?${query}`
}
