import { pathSlug } from '../model/path-slug.ts'
import { termFacets } from './facets.ts'
import { type SearchState, sortedTerms, type Terms } from './state.ts'
import { MAX_PAGE } from './thresholds.ts'
import { searchParamsOf } from './url.ts'

/** The refinements that a path fixes (D7). */
export type Pins = Terms

/** Names that a path may pin. Of two with the same slug the first counts. */
export interface Pinnable {
  readonly makes: readonly string[]
  readonly modelsByMake: Readonly<Record<string, readonly string[]>>
  readonly bodies: readonly string[]
}

const everyCondition: Pins = { car_type: ['demo', 'new', 'used'] }

/** Spec 2.17. */
const conditionPaths = new Map<string, Pins>([
  ['new-cars', { car_type: ['new'] }],
  ['demo-cars', { car_type: ['demo'] }],
  ['used-cars', { car_type: ['used'] }],
  ['new-and-demo-cars', { car_type: ['demo', 'new'] }],
  ['new-used-and-demo-cars', everyCondition],
])

/**
 * The pins of the path after `/search`, or undefined if it is not a search. A make goes before a body
 * of the same slug. Segments are decoded. Spec 2.17.
 */
export function pinsOf(segments: readonly string[], known: Pinnable): Pins | undefined {
  const [first, second, ...more] = segments.filter((segment) => segment !== '')
  if (first === undefined || more.length > 0) return undefined
  const make = named(first, known.makes)
  if (second !== undefined) {
    if (make === undefined) return undefined
    const model = named(second, known.modelsByMake[make] ?? [])
    return model === undefined ? undefined : { make: [make], model: [model] }
  }
  const condition = conditionPaths.get(first)
  if (condition) return condition
  if (make !== undefined) return { make: [make] }
  const body = named(first, known.bodies)
  return body === undefined ? undefined : { simple_body: [body] }
}

const named = (slug: string, names: readonly string[]): string | undefined =>
  names.find((name) => pathSlug(name) === slug)

/** The search of a pinned path: its pins, and what the query string adds. */
export function withPins(state: SearchState, pins: Pins = {}): SearchState {
  const terms: Record<string, readonly string[]> = { ...state.terms }
  for (const [facet, values] of Object.entries(pins)) {
    terms[facet] = sortedTerms([...(terms[facet] ?? []), ...values])
  }
  return { ...state, terms }
}

/**
 * The path of a search for a visitor on a pinned path: that path while exactly its pins are chosen,
 * else `base` (D7).
 */
export function searchPath(state: SearchState, pins?: Pins, base = '/search'): string {
  if (pins === undefined) return withQuery(base, state)
  const path = isPinned(state, pins) ? pinnedPath(pins) : undefined
  return path === undefined
    ? withQuery(base, state)
    : withQuery(`${base}/${path}`, withoutPins(state, pins))
}

/** The paths of a search's pages, by their number: as `searchPath`, which is written once for all of them. */
export function searchPages(state: SearchState, pins?: Pins): (page: number) => string {
  const pathOf = (page: number) => searchPath({ ...state, page }, pins)
  const second = pathOf(2)
  if (!second.endsWith('page=2')) return pathOf
  const stem = second.slice(0, -1)
  return (page) => (page > 1 && page <= MAX_PAGE ? `${stem}${page}` : pathOf(page))
}

/** Reads the segments of a path after `/search`; undefined where it is no search. */
export type ReadPins = (segments: readonly string[]) => Pins | undefined

/**
 * The canonical address of a search, for search engines: a pinned path if there is one (make and model,
 * else make, body or condition). With `read` a path is used only if it leads back to the same pins. A
 * search of cars of every condition is the one that names none.
 */
export function canonicalPath(search: SearchState, read?: ReadPins): string {
  const state = isPinned(search, everyCondition) ? withoutPins(search, everyCondition) : search
  const { make, model, simple_body, car_type } = state.terms
  const candidates: Pins[] = [
    ...(make && model ? [{ make, model }] : []),
    ...(make ? [{ make }] : []),
    ...(simple_body ? [{ simple_body }] : []),
    ...(car_type ? [{ car_type }] : []),
  ]
  const pins = candidates.find((pins) => {
    const path = pinnedPath(pins)
    if (path === undefined || read === undefined) return path !== undefined
    return isSame(read(path.split('/').map(decodeURIComponent)) ?? {}, pins)
  })
  // Search engines need no second view of the same cars.
  return searchPath({ ...state, view: undefined }, pins)
}

/** The path of these pins below `/search`, or undefined if no path means exactly these. */
function pinnedPath(pins: Pins): string | undefined {
  const [condition] = [...conditionPaths].find(([, known]) => isSame(known, pins)) ?? []
  if (condition !== undefined) return condition
  const { make, model, simple_body, ...others } = pins
  if (Object.keys(others).length > 0 || (make && simple_body)) return undefined
  const lists = make ? [make, ...(model ? [model] : [])] : model ? [] : [simple_body]
  const slugs = lists.flatMap((values = []) => (values.length === 1 ? values.map(pathSlug) : ['']))
  if (slugs.length === 0 || slugs.some(isNoSegment)) return undefined
  return slugs.map((slug) => encodeURIComponent(slug.toWellFormed())).join('/')
}

/** Browsers resolve dots, and an empty segment has no meaning. */
const isNoSegment = (slug: string): boolean => /^\.{0,2}$/.test(slug)

const isPinned = ({ terms }: SearchState, pins: Pins): boolean =>
  termFacets.every((facet) => !pins[facet] || isSameList(terms[facet], pins[facet]))

/** Equal facets with equal values; values of a state are sorted. */
const isSame = (a: Pins, b: Pins): boolean =>
  termFacets.every((facet) => isSameList(a[facet], b[facet]))

const isSameList = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])

function withoutPins(state: SearchState, pins: Pins): SearchState {
  const others = Object.entries(state.terms).filter(([facet]) => !(facet in pins))
  return { ...state, terms: Object.fromEntries(others) }
}

function withQuery(path: string, state: SearchState): string {
  const query = searchParamsOf(state)
  return query === '' ? path : `${path}?${query}`
}
