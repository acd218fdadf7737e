import { cleanLine } from '#domain/clean-text.ts'
import {
  LINKED_PARAMETER_NAME_AT_MOST,
  LINKED_PARAMETER_VALUE_AT_MOST,
  LINKED_PARAMETERS_AT_MOST,
  USER_AGENT_AT_MOST,
  VISITED_PAGE_AT_MOST,
  VISITED_PAGES_AT_MOST,
} from '#domain/enquiry/thresholds.ts'
import type { Sender } from './submission.ts'

/** The program that sent it, cut: it is kept with the lead. */
export const userAgentOf = (header: (name: string) => string | undefined): string | undefined =>
  cut(header('user-agent') ?? '', USER_AGENT_AT_MOST) || undefined

/**
 * Where a visitor came from, as it is kept with a lead: a bounded number of pages and parameters, each cut.
 * What is more is left out and never refused: no lead is lost for it. Spec 7.09.
 */
export const attributesOf = (
  visited: readonly string[],
  params: Iterable<readonly [name: string, value: string]>,
): Sender['attributes'] => ({
  // The last ones are nearest to the enquiry.
  visited_pages: visited
    .map((page) => cut(page, VISITED_PAGE_AT_MOST))
    .filter((page) => page !== '')
    .slice(-VISITED_PAGES_AT_MOST),
  linked_query_params: Object.fromEntries(
    Array.from(params, ([name, value]): [string, string] => [
      cut(name, LINKED_PARAMETER_NAME_AT_MOST),
      cut(value, LINKED_PARAMETER_VALUE_AT_MOST),
    ])
      .filter(([name, value]) => name !== '' && value !== '')
      .slice(0, LINKED_PARAMETERS_AT_MOST),
  ),
})

/** Clean again after the cut, which may have left half a character or a space. */
const cut = (text: string, most: number): string => cleanLine(cleanLine(text).slice(0, most))
