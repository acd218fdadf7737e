import type { Parameters } from '#blocks/define-block.ts'
import { chosenCarsOf, chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import type { SearchState } from '#domain/stock-query/state.ts'
import { searchParamsOf, searchStateOf, unknownParams } from '#domain/stock-query/url.ts'
import { isSearchParam } from '#domain/stock-query/url-names.ts'
import type { PageFacts } from '#pages/render/page-facts.ts'

/** The reserved parameter that requests some blocks of a page. */
const blocksParam = '_blocks'

const MAX_READ = 100

/** A request's path and query, as the page at this path reads them. */
export interface SiteUrl {
  readonly pathname: string
  readonly state: SearchState
  /** The canonical query: equal pages have equal ones, regardless of other parameters. */
  readonly query: string
  /** Ids of the cars that the address names, as many as the page shows. */
  readonly chosen: readonly string[]
  /** Values of the parameters that the page's blocks read. */
  readonly read: Parameters
  /** Ids of the requested blocks, or undefined for the whole page. */
  readonly blocks: ReadonlySet<string> | undefined
  /**
   * Where to redirect the URL of a form sent without script (`price.min=`, empty fields): the same search
   * in canonical form, followed by the parameters that are not ours (D7).
   */
  readonly canonicalRedirect: string | undefined
}

/** What a page reads of its address beside its search. */
export type ReadsOfPage = Pick<PageFacts, 'maxChosen' | 'parameters'>

/**
 * Reads a request's path and query; never throws. Nothing in the result but `canonicalRedirect`
 * depends on parameters that are not ours, or that this page does not read.
 */
export function siteUrlOf(pathname: string, search: string, page: ReadsOfPage): SiteUrl {
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
  const searched = searchParamsOf(state)
  const blocks = ids === null ? undefined : new Set(ids.split('.').slice(0, 20))
  const canonicalRedirect =
    !blocks && [...params].some(isPlainForm)
      ? withQuery(pathname, [searched, `${new URLSearchParams(unknownParams(params))}`])
      : undefined
  const chosen = chosenCarsOf(params).slice(0, page.maxChosen)
  const read = readParameters(params, page.parameters)
  const query = queryOf([searched, chosenCarsQuery(chosen), `${new URLSearchParams(read)}`])
  return {
    pathname,
    state,
    query,
    chosen,
    read: Object.fromEntries(read),
    blocks,
    canonicalRedirect,
  }
}

/** The first value of each of these parameters; empty, long and unreadable ones are dropped. */
const readParameters = (
  params: URLSearchParams,
  names: ReadsOfPage['parameters'],
): [name: string, value: string][] =>
  // Sorted, not in the order of the URL: equal pages have equal queries.
  Array.from(names).flatMap((name): [string, string][] => {
    const value = params.get(name)
    return value === null || !isReadable(value) ? [] : [[name, value]]
  })

const isReadable = (value: string): boolean =>
  value !== '' && value.length <= MAX_READ && value.isWellFormed() && !/\p{Cc}/u.test(value)

const queryOf = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('&')

function withQuery(pathname: string, parts: readonly string[]): string {
  const query = queryOf(parts)
  return query === '' ? pathname : `${pathname}?${query}`
}
