import { PHONE_CLICK } from '#domain/tracking/event-ids.ts'
import { measuresOf } from '#domain/tracking/measures.ts'
import { createConsent } from '#state/consent.ts'
import { track } from '#state/tracking.ts'
import { REVEALS } from '#ui/data-attributes.ts'
import { telHref } from '#ui/link/tel-href.ts'

const started = new WeakSet<Element>()

/**
 * Asks for the number and puts a link that calls it in place of the button, here and wherever else the page
 * hides the same one. The focus moves to the link, whose name is then read out: the number. A failure is
 * in the console only, and the button stays. Spec 4.15, 7.06, 7.25, 8.02.
 */
export default function revealPhone(host: HTMLElement): void {
  const form = host.querySelector('form')
  if (!form || started.has(form)) return
  started.add(form)
  let isAsking = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    try {
      show(form, await askedFor(form))
    } catch (cause) {
      console.error('The phone number could not be revealed', cause)
    }
    isAsking = false
  })
}

/** Resolves to the number; rejects where the server refuses or cannot be reached. */
async function askedFor(form: HTMLFormElement): Promise<string> {
  const { question } = measuresOf(document.documentElement.dataset.measure)
  const mayMeasure = createConsent(question).mayMeasure()
  const fields = Object.fromEntries(new FormData(form))
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, ...(mayMeasure && { consent: 'granted' }) }),
  })
  const answer: { phone?: unknown } = await response.json()
  if (typeof answer.phone !== 'string') throw new Error(`${response.status}`, { cause: answer })
  // For the data layer: the server has counted it.
  track(PHONE_CLICK, { carId: form.dataset.car ?? '', isCounted: true })
  return answer.phone
}

function show(asked: HTMLFormElement, phone: string): void {
  for (const form of document.querySelectorAll<HTMLElement>(`form[${REVEALS}]`)) {
    const button = form.querySelector('button')
    if (!button || form.dataset.car !== asked.dataset.car) continue
    const link = document.createElement('a')
    link.href = telHref(phone)
    link.className = button.className
    link.classList.remove('print:hidden')
    const [icon, , words] = button.children
    link.append(icon ?? '', phone, words instanceof HTMLTemplateElement ? words.content : '')
    button.replaceWith(link)
    if (form === asked) link.focus()
  }
}
