import { createElement } from 'react'
import { asksConsent } from '#domain/tracking/measures.ts'
import type { SiteView } from '#parts/view-context.ts'
import { ConsentNotice } from '#ui/consent-notice/consent-notice.tsx'
import { elementHtml } from './element-html.ts'
import { flat, type Html, html } from './html.ts'

const notices = new WeakMap<SiteView, Html>()

/**
 * The notice of a site that asks before it measures: the same for all visitors, shown by script to
 * those who have not answered. It is first in the page, so that the keyboard reaches it at once.
 */
export function consentHtml(site: SiteView): Html {
  if (!asksConsent(site.tracking)) return html``
  const known =
    notices.get(site) ??
    flat(elementHtml(noticeOf(site), { each: none, island: none, scripted: none }))
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
