import { PAST_SEARCHES_KEPT } from './thresholds.ts'

/** A search as the visitor left it: `/search/used-cars` and `make=Kia&price=:30000`. Spec 3.20. */
export interface PastSearch {
  /** What was searched, in words: `Used, Kia, Up to $30,000`. */
  readonly text: string
  readonly path: string
  /** The query string, without its question mark. */
  readonly refinement: string
}

/** Whether stored data is an entry of the history. Spec 3.20. */
export const isPastSearch = (entry: unknown): entry is PastSearch =>
  typeof entry === 'object' &&
  entry !== null &&
  'text' in entry &&
  typeof entry.text === 'string' &&
  'path' in entry &&
  typeof entry.path === 'string' &&
  'refinement' in entry &&
  typeof entry.refinement === 'string'

const isSame = (one: PastSearch, other: PastSearch): boolean =>
  one.path === other.path && one.refinement === other.refinement

/** The history after a search: newest first, each search once, the oldest beyond five left out. Spec 3.20, 9.05. */
export function withPastSearch(history: readonly PastSearch[], search: PastSearch): PastSearch[] {
  const others = history.filter((past) => !isSame(past, search))
  return [search, ...others].slice(0, PAST_SEARCHES_KEPT)
}

/** The entry of an address: page and view are how its results were read, not what was searched. Spec 3.20. */
export const pastSearchOf = (text: string, path: string, query: string): PastSearch => ({
  text,
  path,
  refinement: query
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => !/^(page|view)=/.test(parameter))
    .join('&'),
})

/** Path and query of a past search. */
export const pastSearchHref = ({ path, refinement }: PastSearch): string =>
  refinement === '' ? path : `${path}?${refinement}`
