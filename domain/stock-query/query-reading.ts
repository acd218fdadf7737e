import type { RangeFacet, TermFacet } from './facets.ts'
import type { Range } from './state.ts'

/** A field that words can choose values of: a facet, or the number of doors. */
export type WordFacet = TermFacet | 'doors'

/** What words of a query say: values of a field, or a range of numbers. */
export type WordFilter =
  | { readonly facet: WordFacet; readonly values: readonly string[] }
  | { readonly facet: RangeFacet; readonly range: Range }

/** Words of a query that filter, and where they stand in it. */
export type ReadWords = WordFilter & {
  readonly start: number
  readonly end: number
  /** What a chip says instead of the values, where the buyer chose none of them by name. */
  readonly text?: string
}

/** How a query was understood (D10). The query itself stays as it was typed. */
export interface QueryReading {
  /** The words that filter, in their order. */
  readonly filters: readonly ReadWords[]
  /** The query with everything blank but the words that are searched for in texts; as long as the query. */
  readonly keywords: string
  /** The query with its typos corrected, if it has any. */
  readonly corrected?: string
  /** The query with those words in quotation marks, which search for just these letters. */
  readonly literal?: string
  /** Words that no listed car has, as typed. */
  readonly unknown: readonly string[]
}

export const emptyReading: QueryReading = { filters: [], keywords: '', unknown: [] }

/** A query without some of its characters, and without the gaps that they leave. */
export const withoutSpan = (query: string, { start, end }: { start: number; end: number }) =>
  squeezed(`${query.slice(0, start)} ${query.slice(end)}`)

/** The query without its keywords: what only filters. */
export const withoutKeywords = (query: string, { filters }: QueryReading): string =>
  squeezed(filters.map(({ start, end }) => query.slice(start, end)).join(' '))

/** How many choices a query is: its keywords, and each filter that words of it state. */
export const queryChoices = (query: string, reading: QueryReading): number =>
  reading.filters.length === 0
    ? Number(query !== '')
    : reading.filters.length + Number(keywordsOf(reading) !== '')

/** The keywords of a reading as a text. */
export const keywordsOf = ({ keywords }: QueryReading): string => squeezed(keywords)

/** Without repeated spaces, and commas that separate nothing. */
const squeezed = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
