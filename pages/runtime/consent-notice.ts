import type { Choice, Consent } from '#state/consent.ts'
import { CONSENT_NOTICE_ID } from '#ui/consent-notice/consent-notice-id.ts'
import { CONSENT, CONSENT_PART } from '#ui/data-attributes.ts'
import { whenParsed } from './parsed.ts'

const choices: readonly Choice[] = ['granted', 'refused']

/** Shows the page's notice to visitors who have not answered it, and handles its buttons. */
export async function startConsentNotice(consent: Consent): Promise<void> {
  await whenParsed()
  const notice = document.getElementById(CONSENT_NOTICE_ID)
  if (!notice) return
  // A browser without popovers would show it always and could not close it.
  if (!('showPopover' in HTMLElement.prototype)) {
    notice.hidden = true
    return
  }
  const answers = choices.map((choice) => ({
    choice,
    button: notice.querySelector(`[${CONSENT}=${choice}]`),
  }))
  let opener: Element | null = null
  notice.addEventListener('beforetoggle', (event) => {
    if (event.newState !== 'open') return
    opener = document.activeElement
    for (const part of notice.querySelectorAll<HTMLElement>(`[${CONSENT_PART}]`))
      part.hidden = (part.dataset.consentPart === 'question') === consent.isRefusedByBrowser
    for (const { choice, button } of answers)
      if (consent.choice()) button?.setAttribute('aria-pressed', `${choice === consent.choice()}`)
  })
  const close = () => {
    notice.hidePopover()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  for (const { choice, button } of answers)
    button?.addEventListener('click', () => {
      consent.choose(choice)
      close()
    })
  notice.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  if (consent.choice() || consent.isRefusedByBrowser) return
  // After the first paint, which the layout that opening it needs would delay.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  notice.showPopover()
}
