import { blanked } from '../text-words.ts'
import type { RangeFacet, TermFacet } from './facets.ts'
import type { Filter } from './filter-match.ts'
import type { SpokenOrder } from './spoken-fields.ts'
import type { Range } from './state.ts'
import type { WordNumber, WordTerm } from './word-fields.ts'

/** A field that words can choose values of: a facet, or what no filter lists. */
export type WordFacet = TermFacet | WordTerm

/** Where words stand in a query. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** What words of a query say: values of a field, a range of numbers, or what is meant by a phrase. */
export type WordFilter =
  | { readonly facet: WordFacet; readonly values: readonly string[] }
  | { readonly facet: RangeFacet | WordNumber; readonly range: Range }
  | SpokenFilter

/** What spoken words mean, which a chip names in full. */
interface SpokenFilter {
  readonly facet: 'meaning'
  readonly filter: Filter
  /** Which cars come first, where the buyer chose no order. */
  readonly order?: SpokenOrder | undefined
}

/** Words of a query that filter, and where they stand in it. */
export type ReadWords = WordFilter &
  Place & {
    /** Where else words of the same filter stand: `suv under 30k or ute`. */
    readonly also?: readonly Place[]
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
  /** Figures that no listed car states, as typed: they are left out. */
  readonly unstated?: readonly string[]
}

export const emptyReading: QueryReading = { filters: [], keywords: '', unknown: [] }

/** What to leave out of a query. */
interface LeftOut {
  /** Words that filter. */
  readonly filters?: readonly ReadWords[]
  /** Everything else. */
  readonly keywords?: boolean
}

/** A query without some of what it says, and without the gaps that this leaves. D10. */
export function queryWithout(
  query: string,
  reading: QueryReading,
  { filters = [], keywords = false }: LeftOut,
): string {
  if (keywords) {
    const kept = reading.filters.filter((own) => !filters.includes(own))
    const places = kept.flatMap(placesOf).sort((a, b) => a.start - b.start)
    return squeezed(places.map(({ start, end }) => query.slice(start, end)).join(' '))
  }
  return squeezed(filters.flatMap(placesOf).reduce(blanked, query))
}

/** Every place where words of a filter stand. */
export const placesOf = ({ start, end, also = [] }: ReadWords): Place[] => [{ start, end }, ...also]

/** Whether a query has words besides those that filter. */
export const hasKeywords = (query: string, reading: QueryReading): boolean =>
  (reading.filters.length === 0 ? query : keywordsOf(reading)) !== ''

/** How many choices a query is: its keywords, and each filter that words of it state. */
export const queryChoices = (query: string, reading: QueryReading): number =>
  reading.filters.length + Number(hasKeywords(query, reading))

/** The order that words of a query ask for, if any does. */
export const spokenOrder = ({ filters }: QueryReading): SpokenOrder | undefined =>
  filters.flatMap((filter) => (filter.facet === 'meaning' ? (filter.order ?? []) : []))[0]

/** The keywords of a reading as a text. */
export const keywordsOf = ({ keywords }: QueryReading): string => squeezed(keywords)

/** Without repeated spaces, and commas that separate nothing. */
const squeezed = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
