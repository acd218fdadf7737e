import { choiceRows, listRows } from './choice-rows.ts'
import { keywordRows } from './keyword-rows.ts'
import { rangeRows } from './range-rows.ts'
import { emptyRows, resultRows } from './result-rows.ts'
import type { Row } from './rows.ts'

/** The controls that every site has, with values of Harbour's stock, and a few of other sites. */
export const allRows: readonly Row[] = [
  ...keywordRows,
  ...rangeRows,
  ...choiceRows,
  ...resultRows,
  ...emptyRows,
  ...listRows,
]
