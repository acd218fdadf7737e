import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { ErrorStatus } from './app-error.ts'
import { type PlainPage, plainPageHtml, plainPagePolicy } from './plain-page.ts'

/** Answers a page without a tenant's design, uncacheable, with its own strict CSP. */
export function sendPlain(
  c: Context<AppEnv>,
  status: 200 | ErrorStatus,
  page: PlainPage,
): Response {
  c.header('content-security-policy', plainPagePolicy)
  c.header('cache-control', 'no-store')
  // Undefined before the host is looked up.
  const locale = c.get('tenant')?.site.locale
  return c.html(plainPageHtml({ ...(locale && { locale }), ...page }), status)
}

/** For development: the browser reloads a page that shows errors until they are fixed. */
export const refreshAutomatically = (c: Context<AppEnv>): void => c.header('refresh', '2')

export const homeLink = { links: [{ text: 'Go to the home page', href: '/' }] }
