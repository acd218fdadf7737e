import type { SiteView } from '#parts/view-context.ts'
import { WATCHLIST_FORM } from '#parts/watchlist/watchlist-words.ts'
import { LIST_SCRIPT } from '#ui/data-attributes.ts'
import type { Assets } from './assets.ts'
import { escapeHtml, type Html, html, trustedHtml } from './html.ts'
import type { PageScript } from './page-script.ts'

/** Loads the list's script where the browser has the hint of a session (`session-hint.ts`). */
export const watchlistScript =
  '/signed_in=1/.test(document.cookie)&&import(document.currentScript.dataset.list)'

/**
 * The form of the hearts, last in the pages of a site with a watchlist that have any: pressed without script,
 * or by who is not signed in, they send it. Behind it is what starts the list of who is. It is the same for all
 * visitors. Spec 4.12, 5.05, 8.13.
 */
export function watchlistHtml(site: SiteView, script: PageScript, { watchlist }: Assets): Html {
  if (!site.flags.watchlist || script === 'none') return html``
  return html`<form id="${escapeHtml(WATCHLIST_FORM)}" method="post" action="/api/watchlist/save-car" hidden></form><script ${trustedHtml(LIST_SCRIPT)}="${escapeHtml(watchlist)}">${trustedHtml(watchlistScript)}</script>`
}
