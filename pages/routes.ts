import { addRoute, createRouter, findAllRoutes } from 'rou3'
import { isRecordName, recordNames } from '#domain/records.ts'
import { hint } from './near-miss.ts'

/** Parameters that pin a search (Spec 2.17, D7): `/search/:scope/:within`. */
const searchParams = ['scope', 'within'] as const

/**
 * What is one buyer's, known to the server alone: `/trade-in/:valuation/:step` (Spec 4.22), `/reservations/:reservation`
 * (D31), `/test-drives/:token` (FLOWS 4).
 */
const ownParams = ['valuation', 'step', 'reservation', 'token', 'purchase', 'payment'] as const
const knownParams: readonly string[] = [...recordNames, ...searchParams]
const isAllowed = (param: string): boolean => [...knownParams, ...ownParams].includes(param)

/** First path segments that the server itself handles. */
const reserved = [
  'api',
  'media',
  'assets',
  'healthz',
  'readyz',
  'icon.svg',
  'favicon.ico',
  'robots.txt',
]

const partsOf = (route: string): string[] => route.split('/').filter((part) => part !== '')
const isParam = (part: string): boolean => part.startsWith(':')

/** Names of the parameters of a route, in order. */
export const paramsOf = (route: string): string[] =>
  partsOf(route)
    .filter(isParam)
    .map((part) => part.slice(1))

/** A site's own pages for statuses: ordinary pages, which answer 404 at these addresses. */
export const statusRoutes = { 404: '/404', 410: '/410', 500: '/500' } as const

/** Records that a route binds to its page (D3): those of its parameters, on `/410` the withdrawn car (D13). */
export const recordsOf = (route: string): string[] =>
  route === statusRoutes[410] ? ['car'] : paramsOf(route).filter(isRecordName)

interface Routes {
  readonly route: string
  readonly also?: readonly string[]
}

/** Whether a page is about its search: it is at `/search` or below. */
export const isSearchPage = ({ route, also = [] }: Routes): boolean =>
  [route, ...also].some((each) => each.startsWith('/search'))

/** Whether a page is a vehicle's own: it is at `/cars/:car` (Spec 2.02), not below. */
export const isCarPage = ({ route, also = [] }: Routes): boolean =>
  [route, ...also].includes('/cars/:car')

/** Two routes of one shape match the same paths. */
export const shapeOf = (route: string): string =>
  `/${partsOf(route)
    .map((part) => (isParam(part) ? ':' : part))
    .join('/')}`

/** Problems of a route by itself, as sentences. */
export function routeFaults(route: string): string[] {
  const params = paramsOf(route)
  const unknown = params.filter((param) => !isAllowed(param))
  const faults = unknown.map(
    (param) =>
      `":${param}" binds no record${hint(param, knownParams) || `; known are ${knownParams.map((known) => `:${known}`).join(', ')}`}`,
  )
  const twice = params.find((param, index) => params.indexOf(param) !== index)
  if (twice) faults.push(`":${twice}" is in the route twice`)
  if (params.includes('within') && !params.includes('scope')) {
    faults.push('":within" must follow ":scope": /search/:scope/:within')
  }
  const [first] = partsOf(route)
  if (first && reserved.includes(first)) {
    faults.push(`paths under /${first} belong to the server; use another first part`)
  }
  return faults
}

/** A matching entry, and the decoded values of its parameters. */
export interface RouteMatch<Entry> {
  readonly entry: Entry
  readonly params: Readonly<Record<string, string>>
  /**
   * For a route without parameters, what another route would pin for the same path:
   * `/search/used-cars` beside `/search/:scope` (D7).
   */
  readonly pinned?: Readonly<Record<string, string>>
}

/** All matches of a path, the most specific first; the caller takes the first whose records exist. */
export type Match<Entry> = (pathname: string) => Iterable<RouteMatch<Entry>>

/**
 * Routes of a tenant, in any order: part by part a literal comes before a parameter, so that
 * `/finance` is never taken for a `/:model`. Only `/` matches a path that ends in a slash.
 */
export function routeTable<Entry extends object>(
  routes: Iterable<readonly [route: string, entry: Entry]>,
): Match<Entry> {
  const router = createRouter<Entry>()
  for (const [route, entry] of routes) addRoute(router, '', route, entry)
  return (pathname) => {
    if (pathname !== '/' && pathname.endsWith('/')) return []
    // rou3 returns the least specific first.
    const found = findAllRoutes(router, '', pathname).reverse()
    const matches = found.map(({ data, params }) => ({ entry: data, params: decoded(params) }))
    const pinned = matches.find(({ params }) => params.scope !== undefined)?.params
    if (!pinned) return matches
    return matches.map((match) => (hasNoParams(match.params) ? { ...match, pinned } : match))
  }
}

/** A path of a route: each parameter has its value. */
export const pathOf = (route: string, params: Readonly<Record<string, string>>): string =>
  `/${partsOf(route)
    .map((part) => (isParam(part) ? encodeURIComponent(params[part.slice(1)] ?? '') : part))
    .join('/')}`

const hasNoParams = (params: Readonly<Record<string, string>>): boolean =>
  Object.keys(params).length === 0

const decoded = (params: Readonly<Record<string, string | undefined>> = {}) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, decodedPart(value)] as const],
    ),
  )

/** A malformed escape, or one of a control character, stays as it is: no record has such a name. */
function decodedPart(part: string): string {
  try {
    const text = decodeURIComponent(part)
    return /\p{Cc}/u.test(text) ? part : text
  } catch {
    return part
  }
}
