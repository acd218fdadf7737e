import type { Sender } from './submission.ts'

const USER_AGENT_AT_MOST = 300
const PAGES_AT_MOST = 20
const PAGE_AT_MOST = 200
const PARAMS_AT_MOST = 20
const PARAM_NAME_AT_MOST = 100
const PARAM_AT_MOST = 200

/** The program that sent it, cut: it is kept with the lead. */
export const userAgentOf = (header: (name: string) => string | undefined): string | undefined =>
  cut(header('user-agent') ?? '', USER_AGENT_AT_MOST) || undefined

/**
 * Where a visitor came from, as it is kept with a lead: at most 20 pages and 20 parameters, each cut.
 * What is more is left out and never refused: no lead is lost for it. Spec 7.09.
 */
export const attributesOf = (
  visited: readonly string[],
  params: Iterable<readonly [name: string, value: string]>,
): Sender['attributes'] => ({
  // The last ones are nearest to the enquiry.
  visited_pages: visited.slice(-PAGES_AT_MOST).map((page) => cut(page, PAGE_AT_MOST)),
  linked_query_params: Object.fromEntries(
    [...params]
      .slice(0, PARAMS_AT_MOST)
      .map(([name, value]) => [cut(name, PARAM_NAME_AT_MOST), cut(value, PARAM_AT_MOST)]),
  ),
})

/** Without what no database takes. */
const cut = (text: string, most: number): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .slice(0, most)
    .toWellFormed()
