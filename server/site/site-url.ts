import type { SearchState } from '#domain/stock-query/state.ts'
import { searchParamsOf, stateOf } from '#domain/stock-query/url.ts'

/** Longer addresses are refused with 414. */
export const maxUrlLength = 8_000

/** The reserved parameter that asks for some blocks of a page. */
const blocksParam = '_blocks'

/** Parameters that tell where a visitor came from and never change a page. */
const tracking = /^(utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|_gl)$/

export interface SiteUrl {
  readonly pathname: string
  readonly state: SearchState
  /** The state's own query, canonical: equal searches have equal URLs. */
  readonly query: string
  /** Ids of the blocks asked for, or nothing when the whole page is. */
  readonly blocks: ReadonlySet<string> | undefined
  /** Where a plain form's spelling (`price.min=`, empty fields) should lead instead. */
  readonly tidy: string | undefined
}

/** Reads a request's path and query; never throws. */
export function siteUrlOf(pathname: string, search: string): SiteUrl {
  if (search.length < 2) {
    const state = stateOf('')
    return { pathname, state, query: '', blocks: undefined, tidy: undefined }
  }
  const params = new URLSearchParams(search)
  const asked = params.get(blocksParam)
  params.delete(blocksParam)
  const plainForm = [...params].some(([name, value]) => value === '' || /[.[]/.test(name))
  for (const name of [...params.keys()]) if (tracking.test(name)) params.delete(name)
  const state = stateOf(params)
  const query = searchParamsOf(state)
  const blocks = asked === null ? undefined : new Set(asked.split('.').slice(0, 20))
  const tidy = plainForm && !blocks ? pathname + (query && `?${query}`) : undefined
  return { pathname, state, query, blocks, tidy }
}
