import { z } from 'zod'
import { facetNames } from '#domain/stock-query/facets.ts'
import { type Filter, parseFilter } from '#domain/stock-query/filter.ts'
import {
  MAX_FILTER_CHARACTERS,
  MAX_HITS_PER_PAGE,
  MAX_OFFSET,
} from '#domain/stock-query/thresholds.ts'
import { AppError } from '../http/app-error.ts'

/**
 * Reads `filter` of the query of `/api/search`: an expression over facets (Spec 7.03, D9).
 * @throws AppError 400 that names the column of the fault (D22)
 */
export function searchFilter({ filter }: Readonly<Record<string, string>>): Filter | undefined {
  if (filter === undefined) return undefined
  const refused = (fault: string) =>
    new AppError(400, 'invalid_filter', 'The filter cannot be read.', { fields: { filter: fault } })
  if (filter.length > MAX_FILTER_CHARACTERS) {
    throw refused(`Expected at most ${MAX_FILTER_CHARACTERS} characters`)
  }
  const parsed = parseFilter(filter, facetNames)
  if (parsed.ok) return parsed.filter
  throw refused(`Column ${parsed.column}: ${parsed.message}`)
}

/** Which of the cars that a search finds are returned; without `offset` those of the search's page. */
export interface SearchWindow {
  readonly hitsPerPage?: number
  readonly offset?: number
}

const wholeNumber = (from: number, to: number) => {
  const expected = `Expected a whole number from ${from} to ${to}`
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to, {
      error: ({ input }) => `${expected}, found ${JSON.stringify(input)}`,
    })
    .transform(Number)
}

const windowSchema = z.object({
  hitsPerPage: wholeNumber(0, MAX_HITS_PER_PAGE).exactOptional(),
  offset: wholeNumber(0, MAX_OFFSET).exactOptional(),
})

/**
 * Reads `hitsPerPage` and `offset` of the query of `/api/search` (Spec 7.03). They are for programs,
 * which get an error where a search page would ignore the parameter.
 * @throws AppError 400 with the allowed values (D22)
 */
export function searchWindow(query: Readonly<Record<string, string>>): SearchWindow {
  const { success, data, error } = windowSchema.safeParse(query)
  if (success) return data
  const fields = error.issues.map(({ path, message }) => [path.join('.'), message])
  throw new AppError(400, 'invalid_search_window', 'The range of cars is invalid.', {
    fields: Object.fromEntries(fields),
  })
}
