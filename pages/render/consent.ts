import { createElement } from 'react'
import { asksConsent } from '#domain/tracking/measures.ts'
import type { SiteView } from '#parts/view-context.ts'
import { ConsentNotice } from '#ui/consent-notice/consent-notice.tsx'
import { elementHtml } from './element-html.ts'
import { flat, type Html, html, trustedHtml } from './html.ts'

const notices = new WeakMap<SiteView, Html>()

/**
 * Shows the notice before it, to who has neither answered nor refused in the browser (`state/consent.ts`).
 * It runs before anything is painted, so that the page does not move.
 */
export const consentScript =
  "{let a,d=document,n=navigator;try{a=JSON.parse(localStorage.measurement)}catch{}a=='refused'||n.globalPrivacyControl||n.doNotTrack==1||d.documentElement.dataset.measure.endsWith(':'+a)||(d.currentScript.previousSibling.dataset.asks='')}"

/**
 * The notice of a site that asks before it measures: the same for all visitors, shown by script to
 * those who have not answered. It is first in the page, so that the keyboard reaches it at once.
 */
export function consentHtml(site: SiteView): Html {
  if (!asksConsent(site.tracking)) return html``
  const known =
    notices.get(site) ??
    flat(
      html`${elementHtml(noticeOf(site), { each: none, island: none, scripted: none })}<script>${trustedHtml(consentScript)}</script>`,
    )
  notices.set(site, known)
  return known
}

const noticeOf = ({ words }: SiteView) =>
  createElement(ConsentNotice, {
    heading: words.consentHeading,
    text: words.consentText,
    allow: words.consentAllow,
    decline: words.consentDecline,
    refusedByBrowser: words.consentRefusedByBrowser,
    close: words.close,
  })

// The notice has neither lists nor islands.
const none = () => html``
