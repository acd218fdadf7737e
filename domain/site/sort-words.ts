import type { SortBy } from '../stock-query/state.ts'
import { searchWords } from './search-words.ts'

const sortWords = {
  relevance: 'sortRelevance',
  latest: 'sortLatest',
  price_desc: 'sortPriceDesc',
  price_asc: 'sortPriceAsc',
  repayment_asc: 'sortRepaymentAsc',
  km_asc: 'sortKmAsc',
  year_desc: 'sortYearDesc',
} as const satisfies Readonly<Record<SortBy, keyof typeof searchWords>>

type SortWord = (typeof sortWords)[SortBy]

/** What a site calls an order of its search. */
export const sortWord = (words: Readonly<Record<SortWord, string>>, order: SortBy): string =>
  words[sortWords[order]]

/** What orders are called where no site says otherwise, for forms. */
export const sortTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sortWords).map(([order, word]) => [order, searchWords[word]]),
)
