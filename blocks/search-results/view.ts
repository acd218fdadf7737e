import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { SearchData } from '#parts/search/page-search.ts'
import type { NothingFound } from './nothing-found.ts'

/** The page's search, what it found, and the best figures of the stock. */
export interface ResultsData extends SearchData {
  readonly best: BestFigures
  /** What to offer instead; only where nothing was found. */
  readonly nothing?: NothingFound | undefined
}
