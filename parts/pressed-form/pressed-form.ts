import { FORM_TEXT } from '#ui/data-attributes.ts'

/**
 * A form that works without: while it is sent its button says so and a second press does nothing; nothing is sent where
 * the device is offline, which the host's template says in the element `said`. FLOWS 1.
 */
export function startPressedForm(host: HTMLElement, form: HTMLFormElement, said: string): void {
  form.addEventListener('submit', (event) => {
    const button = event.submitter
    if (button?.ariaDisabled === 'true') return event.preventDefault()
    if (navigator.onLine) return showBusy(form, button)
    event.preventDefault()
    showOffline(host, form, said)
  })
}

/** Back from the next page, the browser may show this one as it was left. */
export const renewWhenBack = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })

function showBusy(form: HTMLFormElement, button: HTMLElement | null): void {
  const status = form.querySelector('p[role=status]')
  if (!button?.matches('.submit-button') || !status) return
  button.ariaDisabled = 'true'
  status.textContent = button.querySelector('span > span:last-child')?.textContent ?? ''
}

function showOffline(host: HTMLElement, form: HTMLFormElement, said: string): void {
  const notice = host.querySelector<HTMLTemplateElement>(`[${FORM_TEXT}=offline]`)
  const place = form.querySelector<HTMLElement>(said)
  if (!notice || !place) return
  place.replaceChildren(notice.content.cloneNode(true))
  place.querySelector<HTMLElement>('[role=alert]')?.focus()
}
