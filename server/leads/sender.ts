import type { Context } from 'hono'
import { cleanLine } from '#domain/clean-text.ts'
import {
  MAX_LINKED_PARAMETER_NAME,
  MAX_LINKED_PARAMETER_VALUE,
  MAX_LINKED_PARAMETERS,
  MAX_USER_AGENT,
  MAX_VISITED_PAGE,
  MAX_VISITED_PAGES,
} from '#domain/enquiry/thresholds.ts'
import { mayCount } from '../events/may-count.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { PipelineTools } from '../http/endpoint/pipeline.ts'
import type { Sender } from './submission.ts'

/** Who sent a form without script. */
export function formSender(c: Context<AppEnv>, { clientOf }: PipelineTools): Sender {
  const header = (name: string) => c.req.header(name)
  return {
    client: clientOf(c),
    userAgent: userAgentOf(header),
    // Consent is remembered by script.
    mayCount: mayCount(c.get('tenant').site.tracking, { header, consent: undefined }),
    requestId: c.get('requestId'),
    attributes: attributesOf([], c.get('url').searchParams),
  }
}

/** The program that sent it, cut: it is kept with the lead. */
export const userAgentOf = (header: (name: string) => string | undefined): string | undefined =>
  cut(header('user-agent') ?? '', MAX_USER_AGENT) || undefined

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
    .map((page) => cut(page, MAX_VISITED_PAGE))
    .filter((page) => page !== '')
    .slice(-MAX_VISITED_PAGES),
  linked_query_params: Object.fromEntries(
    Array.from(params, ([name, value]): [string, string] => [
      cut(name, MAX_LINKED_PARAMETER_NAME),
      cut(value, MAX_LINKED_PARAMETER_VALUE),
    ])
      // The address of a valuation is its buyer's alone.
      .filter(([name, value]) => !['', 'trade_in'].includes(name) && value !== '')
      .slice(0, MAX_LINKED_PARAMETERS),
  ),
})

/** Clean again after the cut, which may have left half a character or a space. */
const cut = (text: string, most: number): string => cleanLine(cleanLine(text).slice(0, most))
