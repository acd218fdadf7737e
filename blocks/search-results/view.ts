import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { PromoItem } from '#parts/promo/promo-item.ts'
import type { SearchData } from '#parts/search/page-search.ts'
import type { NothingFound } from './nothing-found.ts'

/** The page's search, what it found, and the best figures of the stock. */
export interface ResultsData extends SearchData {
  readonly best: BestFigures
  /** The promotions of the content that show among the cars of this search. */
  readonly promotions: readonly PromoItem[]
  /** What to offer instead; only where nothing was found. */
  readonly nothing?: NothingFound | undefined
}
