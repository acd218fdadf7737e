import type { SortBy } from '../stock-query/state.ts'
import { searchWords } from './search-words.ts'

/** The text of each order of a search, by its name in texts. */
export const sortWords = {
  relevance: 'sortRelevance',
  latest: 'sortLatest',
  price_desc: 'sortPriceDesc',
  price_asc: 'sortPriceAsc',
  repayment_asc: 'sortRepaymentAsc',
  km_asc: 'sortKmAsc',
  year_desc: 'sortYearDesc',
} as const satisfies Readonly<Record<SortBy, keyof typeof searchWords>>

/** What orders are called where no site says otherwise, for forms. */
export const sortTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sortWords).map(([order, word]) => [order, searchWords[word]]),
)
