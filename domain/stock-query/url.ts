import { facetNames, isRangeFacet, isTermFacet, type RangeFacet, type TermFacet } from './facets.ts'
import { inOrder, numberOf, rangeOf, rangeText } from './range-text.ts'
import { type Range, type SearchState, type SortBy, sortedTerms, sortOrders } from './state.ts'
import { PAGE_AT_MOST, URL_PARAMETERS_READ, URL_TEXT_AT_MOST } from './thresholds.ts'

/**
 * Reads a search from a query string; never throws. Spec 2.26, D7: one parameter per facet,
 * repeated for several values; ranges as `price=10000:30000`, also as a plain form's two fields
 * `price.min` and `price.max`; InstantSearch's `refinementList[make][0]`, `menu[make]`, `range[price]`
 * and the same under an index name. What is malformed, empty, or over the limits is dropped; parameters
 * that are not ours are kept in `rest`. A range whose ends are swapped is turned round.
 */
export function stateOf(params: URLSearchParams | string): SearchState {
  const terms = new Map<TermFacet, string[]>()
  const ranges = new Map<RangeFacet, Range>()
  const rest: [string, string][] = []
  let [query, page, sortBy]: [string, number, SortBy] = ['', 1, 'relevance']
  let values = 0
  for (const [name, value] of new URLSearchParams(params)) {
    if (++values > URL_PARAMETERS_READ) break
    const { field, end } = readName(name)
    if (field === 'query') query = queryOf(value)
    else if (field === 'page') page = pageOf(value)
    else if (field === 'sortBy') sortBy = sortOf(value) ?? sortBy
    else if (isRangeFacet(field))
      ranges.set(field, { ...ranges.get(field), ...rangeOf(value, end) })
    else if (isTooLong(name, value)) continue
    else if (isTermFacet(field)) {
      if (value.trim() !== '') terms.set(field, [...(terms.get(field) ?? []), value.trim()])
    } else rest.push([name, value])
  }
  return { query, page, sortBy, terms: termsIn(terms), ranges: rangesIn(ranges), rest }
}

/**
 * The query string of a search, without `?`: canonical, so that equal searches have equal URLs.
 * Facets come in their declared order, values sorted; what is empty, the default, or would not be
 * read again is left out, so that the text read and written once more is the same text.
 */
export function searchParamsOf(state: SearchState): string {
  const params: [name: string, value: string][] = []
  const query = queryOf(state.query)
  if (query !== '') params.push(['query', query])
  for (const name of facetNames) {
    if (isTermFacet(name)) {
      const values = state.terms[name]
      if (values) for (const value of sortedTerms(readable(values))) params.push([name, value])
    } else if (state.ranges[name]) {
      const text = rangeText(state.ranges[name])
      if (text !== '') params.push([name, text])
    }
  }
  if (state.sortBy !== 'relevance') params.push(['sortBy', state.sortBy])
  const page = pageOf(String(state.page))
  if (page > 1) params.push(['page', String(page)])
  for (const [name, value] of state.rest) if (isRest(name, value)) params.push([name, value])
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

interface Name {
  readonly field: string
  readonly end: 'min' | 'max' | undefined
}

const brackets =
  /^(?:[\w-]+\[(?:refinementList|menu|range)\]|refinementList|menu|range)\[(\w+)\](?:\[\d*\])?$/
const indexed = /^[\w-]+\[(query|page|sortBy)\]$/
const ended = /^(\w+)\.(min|max)$/

function readName(name: string): Name {
  const field = brackets.exec(name)?.[1] ?? indexed.exec(name)?.[1]
  if (field !== undefined) return { field, end: undefined }
  const [, of, end] = ended.exec(name) ?? []
  if (of !== undefined && isRangeFacet(of)) {
    return { field: of, end: end === 'min' ? 'min' : 'max' }
  }
  return { field: name, end: undefined }
}

const isOurs = (name: string): boolean =>
  isTermFacet(name) || isRangeFacet(name) || ['query', 'page', 'sortBy'].includes(name)

const isTooLong = (name: string, value: string): boolean =>
  value.length > URL_TEXT_AT_MOST || name.length > URL_TEXT_AT_MOST

const isRest = (name: string, value: string): boolean =>
  !isTooLong(name, value) && !isOurs(readName(name).field)

/** Values as they are read again: trimmed, and neither empty nor too long. */
const readable = (values: readonly string[]): string[] =>
  values
    .map((value) => value.toWellFormed().trim())
    .filter((value) => value !== '' && value.length <= URL_TEXT_AT_MOST)

/** Keywords without room around them, cut to the limit, but not through a character. */
const queryOf = (text: string): string =>
  text
    .trim()
    .slice(0, URL_TEXT_AT_MOST)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/** InstantSearch names an order by its index: `Car_production_price_asc`. */
const sortOf = (value: string): SortBy | undefined =>
  sortOrders.find((order) => value === order || value.endsWith(`_${order}`))

function pageOf(value: string): number {
  const page = numberOf(value)
  return page !== undefined && Number.isInteger(page) && page >= 1 && page <= PAGE_AT_MOST
    ? page
    : 1
}

function termsIn(terms: ReadonlyMap<TermFacet, readonly string[]>): SearchState['terms'] {
  return Object.fromEntries([...terms].map(([name, values]) => [name, sortedTerms(values)]))
}

function rangesIn(ranges: ReadonlyMap<RangeFacet, Range>): SearchState['ranges'] {
  const closed = [...ranges].filter(([, { min, max }]) => min !== undefined || max !== undefined)
  return Object.fromEntries(closed.map(([name, range]) => [name, inOrder(range)]))
}
