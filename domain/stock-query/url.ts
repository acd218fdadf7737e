import { facets, isRangeFacet, isTermFacet, type RangeFacet, type TermFacet } from './facets.ts'
import { inOrder, mapEnds, numberOf, rangeOf, rangeText } from './range-text.ts'
import { kmOfMiles } from './shown-unit.ts'
import {
  type Range,
  type ResultView,
  resultViews,
  type SearchState,
  type SortBy,
  sortedTerms,
  sortOrders,
  type UnreadEnds,
} from './state.ts'
import { MAX_PAGE, MAX_URL_TEXT, MAX_URL_VALUES, URL_PARAMETERS_READ } from './thresholds.ts'
import { stillUnread, unreadEndsOf } from './unread-ends.ts'
import { isOurs, isSearchParam, readName } from './url-names.ts'

/**
 * Reads a search from a query string; never throws. Spec 2.26, D7: one parameter per facet,
 * repeated for several values; ranges as `price=10000:30000`, also as a plain form's two fields
 * `price.min` and `price.max`, an odometer's in miles as `miles.min`; InstantSearch's
 * `refinementList[make][0]`, `menu[make]`, `range[price]` and the same under an index name. What is
 * malformed, empty, over the limits, or not ours (see `unknownParams`) is dropped, and so are control
 * characters. A range with swapped ends is put in order; an end that is no amount stays as typed, unread.
 */
export function searchStateOf(params: URLSearchParams | string): SearchState {
  const terms = new Map<TermFacet, string[]>()
  const ranges = new Map<RangeFacet, Range>()
  const unread = new Map<RangeFacet, UnreadEnds>()
  let [query, page, sortBy]: [string, number, SortBy] = ['', 1, 'relevance']
  let view: ResultView | undefined
  let values = 0
  const given = typeof params === 'string' ? new URLSearchParams(params) : params
  for (const [name, value] of given) {
    const { field, end, inMiles } = readName(name)
    if (!isOurs(field)) continue
    if (++values > URL_PARAMETERS_READ) break
    if (field === 'query') query = queryOf(value)
    else if (field === 'page') page = pageOf(value)
    else if (field === 'sortBy') sortBy = sortOf(value) ?? sortBy
    else if (field === 'view') view = resultViews.find((known) => known === value)
    else if (isRangeFacet(field)) {
      ranges.set(field, { ...ranges.get(field), ...inKm(rangeOf(value, end), inMiles) })
      unread.set(field, { ...unread.get(field), ...unreadEndsOf(printable(value), end) })
    } else if (isTermFacet(field)) terms.set(field, [...(terms.get(field) ?? []), value])
  }
  const shown = view === undefined ? {} : { view }
  const read = { terms: termsIn(terms), ranges: rangesIn(ranges), ...stillUnread(unread, ranges) }
  return { query, page, sortBy, ...shown, ...read }
}

/**
 * The query string of a search, without `?`: canonical, so that equal searches have equal URLs.
 * Facets come in their declared order, values sorted; empty values, defaults and what would not be
 * parsed again are left out, so that parsing and writing the text gives the same text.
 */
export function searchParamsOf(state: SearchState): string {
  const params: [name: string, value: string][] = []
  const query = queryOf(state.query)
  if (query !== '') params.push(['query', query])
  for (const { name, kind } of facets) {
    if (kind === 'terms') {
      const values = state.terms[name]
      if (values) for (const value of readable(values)) params.push([name, value])
    } else if (state.ranges[name] || state.unread?.[name]) {
      const text = rangeText(state.ranges[name] ?? {}, state.unread?.[name])
      if (text !== '') params.push([name, text])
    }
  }
  if (state.sortBy !== 'relevance') params.push(['sortBy', state.sortBy])
  if (state.view !== undefined) params.push(['view', state.view])
  const page = pageOf(String(state.page))
  if (page > 1) params.push(['page', String(page)])
  return params
    .slice(0, URL_PARAMETERS_READ)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
}

const needsNoEscape = /^[\w*.:,-]*$/

/** A name or value as forms write it, but for colon and comma: a query needs no escape for those (RFC 3986, section 3.4), and people read them. */
function encoded(text: string): string {
  if (needsNoEscape.test(text)) return text
  // After the equals sign of a parameter without a name.
  const escaped = new URLSearchParams([['', text]]).toString().slice(1)
  return escaped.replaceAll('%3A', ':').replaceAll('%2C', ',')
}

/** Parameters that are not part of a search, in their order: preserved in the URL and ignored (D7). */
export const unknownParams = (params: URLSearchParams): [name: string, value: string][] =>
  [...params].filter(([name]) => !isSearchParam(name))

/** One end of a range, from a form's field. */
const inKm = (range: Range, inMiles = false): Range => (inMiles ? mapEnds(range, kmOfMiles) : range)

/** Almost every value of a search. */
const isPlain = /^[\w-]+( [\w-]+)*$/

/** Text without characters that a page cannot contain or a reader cannot see. */
const printable = (text: string): string =>
  isPlain.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(/\p{Cc}/gu, '')
        .trim()

/** Values of a facet in canonical order: neither empty nor too long, nor more than the limit. */
const readable = (values: readonly string[]): readonly string[] =>
  sortedTerms(
    values
      .map(printable)
      .filter((value) => value !== '' && value.length <= MAX_URL_TEXT)
      .slice(0, MAX_URL_VALUES),
  )

/** Keywords, trimmed and truncated to the limit, but not within a character. */
const queryOf = (text: string): string =>
  printable(text)
    .slice(0, MAX_URL_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/** InstantSearch names an order by its index: `Car_production_price_asc`. */
const sortOf = (value: string): SortBy | undefined =>
  sortOrders.find((order) => value === order || value.endsWith(`_${order}`))

function pageOf(value: string): number {
  const page = numberOf(value)
  return page !== undefined && Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

function termsIn(terms: ReadonlyMap<TermFacet, readonly string[]>): SearchState['terms'] {
  const read = [...terms].map(([name, values]) => [name, readable(values)] as const)
  return Object.fromEntries(read.filter(([, values]) => values.length > 0))
}

function rangesIn(ranges: ReadonlyMap<RangeFacet, Range>): SearchState['ranges'] {
  const closed = [...ranges].filter(([, { min, max }]) => min !== undefined || max !== undefined)
  return Object.fromEntries(closed.map(([name, range]) => [name, inOrder(range)]))
}
