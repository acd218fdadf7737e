import type { Consent } from '#state/consent.ts'
import { CONSENT_NOTICE_ID } from '#ui/consent-notice/consent-notice-id.ts'
import { CONSENT, CONSENT_PART } from '#ui/data-attributes.ts'
import { around } from './around.ts'

/**
 * Handles the buttons of the page's notice, which `consentScript` shows to visitors who have not answered it,
 * and the link that shows it again. For a deferred script, which runs in a parsed page.
 */
export function startConsentNotice(consent: Consent): void {
  const notice = document.getElementById(CONSENT_NOTICE_ID)
  if (!notice) return
  const buttons = notice.querySelectorAll<HTMLElement>(`[${CONSENT}]`)
  let opener: HTMLElement | null = null
  const close = () => {
    delete notice.dataset.asks
    opener?.focus()
  }
  document.addEventListener('click', (event) => {
    const link = around(event.target, `[href="#${CONSENT_NOTICE_ID}"]`)
    if (!link) return
    event.preventDefault()
    opener = link
    for (const part of notice.querySelectorAll<HTMLElement>(`[${CONSENT_PART}]`))
      part.hidden = (part.dataset.consentPart === 'question') === consent.isRefusedByBrowser
    for (const button of buttons)
      button.ariaPressed = `${button.dataset.consent === consent.choice()}`
    notice.dataset.asks = ''
    notice.focus()
  })
  notice.onclick = ({ target }) => {
    const button = around(target, 'button')
    if (!button) return
    const { consent: chosen } = button.dataset
    if (chosen === 'granted' || chosen === 'refused') consent.choose(chosen)
    close()
  }
  notice.onkeydown = ({ key }) => {
    if (key === 'Escape') close()
  }
}
