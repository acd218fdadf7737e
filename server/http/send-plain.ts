import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { ErrorStatus } from './app-error.ts'
import { type PlainPage, plainPageHtml, plainPagePolicy } from './plain-page.ts'

/** Answers a page that needs no tenant's look: never kept by anybody, under a strict policy of its own. */
export function sendPlain(
  c: Context<AppEnv>,
  status: 200 | ErrorStatus,
  page: PlainPage,
): Response {
  c.header('content-security-policy', plainPagePolicy)
  c.header('cache-control', 'no-store')
  // Before the host is known there is no tenant.
  const locale = c.get('tenant')?.site.locale
  return c.html(plainPageHtml({ ...(locale && { locale }), ...page }), status)
}

/** Development: a page that shows a fault is asked for again until the fault is gone. */
export const lookAgain = (c: Context<AppEnv>): void => c.header('refresh', '2')

export const homeLink = { links: [{ text: 'Go to the home page', href: '/' }] }
