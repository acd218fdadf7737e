import { facetNames, isRangeFacet, isTermFacet, type RangeFacet, type TermFacet } from './facets.ts'
import { numberOf, rangeOf, rangeText } from './range-text.ts'
import { type Range, type SearchState, type SortBy, sortedTerms, sortOrders } from './state.ts'

/** More than this in one URL is not a search. */
export const maxValues = 200
export const maxValueLength = 200

/**
 * Reads a search from a query string; never throws. Spec 2.26, D7: one parameter per facet,
 * repeated for several values; ranges as `price=10000:30000`, also as a plain form's two fields
 * `price.min` and `price.max`; InstantSearch's `refinementList[make][0]`, `range[price]` and the
 * same under an index name. What is malformed, empty, or over the limits is dropped; parameters
 * that are not ours are kept in `rest`. A range whose ends are swapped is turned round.
 */
export function stateOf(params: URLSearchParams | string): SearchState {
  const terms = new Map<TermFacet, string[]>()
  const ranges = new Map<RangeFacet, Range>()
  const rest: [string, string][] = []
  let [query, page, sortBy]: [string, number, SortBy] = ['', 1, 'relevance']
  let values = 0
  for (const [name, value] of new URLSearchParams(params)) {
    if (++values > maxValues) break
    const { field, end, known } = readName(name)
    if (field === 'query') query = value.trim().slice(0, maxValueLength).trim()
    else if (field === 'page') page = pageOf(value)
    else if (field === 'sortBy') sortBy = sortOrders.find((order) => order === value) ?? sortBy
    else if (isRangeFacet(field))
      ranges.set(field, { ...ranges.get(field), ...rangeOf(value, end) })
    else if (value.length > maxValueLength || name.length > maxValueLength) continue
    else if (isTermFacet(field) && end === undefined) {
      if (value.trim() !== '') terms.set(field, [...(terms.get(field) ?? []), value.trim()])
    } else if (!known) rest.push([name, value])
  }
  return { query, page, sortBy, terms: termsIn(terms), ranges: rangesIn(ranges), rest }
}

/**
 * The query string of a search, without `?`: canonical, so that equal searches have equal URLs.
 * Facets come in their declared order, values sorted; what is empty or the default is left out.
 */
export function searchParamsOf(state: SearchState): string {
  const params = new URLSearchParams()
  if (state.query !== '') params.append('query', state.query)
  for (const name of facetNames) {
    if (isTermFacet(name)) {
      const values = state.terms[name]
      if (values) for (const value of sortedTerms(values)) params.append(name, value)
    } else if (state.ranges[name]) {
      const text = rangeText(state.ranges[name])
      if (text !== '') params.append(name, text)
    }
  }
  if (state.sortBy !== 'relevance') params.append('sortBy', state.sortBy)
  if (state.page > 1) params.append('page', String(state.page))
  for (const [name, value] of state.rest) params.append(name, value)
  // A colon and a comma need no escape in a query (RFC 3986, section 3.4), and people read these.
  return params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')
}

interface Name {
  readonly field: string
  readonly end: 'min' | 'max' | undefined
  /** Written in one of our spellings, even if it names no facet of that kind. */
  readonly known: boolean
}

const brackets =
  /^(?:[\w-]+\[(refinementList|range)\]|(refinementList|range))\[(\w+)\](?:\[\d*\])?$/
const indexed = /^[\w-]+\[(query|page|sortBy)\]$/
const ended = /^(\w+)\.(min|max)$/

function readName(name: string): Name {
  const field = brackets.exec(name)?.[3] ?? indexed.exec(name)?.[1]
  if (field !== undefined) return { field, end: undefined, known: isOurs(field) }
  const [, of, end] = ended.exec(name) ?? []
  if (of !== undefined && isRangeFacet(of)) {
    return { field: of, end: end === 'min' ? 'min' : 'max', known: true }
  }
  return { field: name, end: undefined, known: isOurs(name) }
}

const isOurs = (name: string): boolean => isTermFacet(name) || isRangeFacet(name)

/** A page number that no stock reaches is as good as malformed. */
const maxPage = 100_000

function pageOf(value: string): number {
  const page = numberOf(value)
  return page !== undefined && Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1
}

function termsIn(terms: ReadonlyMap<TermFacet, readonly string[]>): SearchState['terms'] {
  return Object.fromEntries([...terms].map(([name, values]) => [name, sortedTerms(values)]))
}

function rangesIn(ranges: ReadonlyMap<RangeFacet, Range>): SearchState['ranges'] {
  const kept = [...ranges].flatMap(([name, { min, max }]) => {
    if (min === undefined && max === undefined) return []
    const swapped = min !== undefined && max !== undefined && min > max
    const range = swapped ? { min: max, max: min } : { min, max }
    return [[name, withoutOpenEnds(range)] as const]
  })
  return Object.fromEntries(kept)
}

const withoutOpenEnds = ({
  min,
  max,
}: {
  min: number | undefined
  max: number | undefined
}): Range => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})
