import { measuresOf } from '#domain/tracking/measures.ts'
import { createConsent } from '#state/consent.ts'
import { renewWhenBack, startPressedForm } from '../pressed-form/pressed-form.ts'

/** How often a page that waits asks whether the next one is there. */
const ASK_EVERY_MS = 2_000

const started = new WeakSet<HTMLElement>()

/**
 * Saves presses while a car is reserved: says that a form is sent, or that the device is offline; a page that waits
 * goes on by itself. FLOWS 9.
 */
export default function startReserving(host: HTMLElement): void {
  if (started.has(host)) return
  started.add(host)
  takeChoice(host)
  for (const form of host.querySelectorAll('form')) startPressedForm(host, form, '.reserving-said')
  renewWhenBack()
  const shown = host.querySelector<HTMLElement>('[role=status][data-state]')?.dataset.state
  if (shown !== undefined) watch(shown)
}

/** Who agreed to measurement says so with the payment, which the server counts. Spec 7.27. */
function takeChoice(host: HTMLElement): void {
  const choice = host.querySelector<HTMLInputElement>('input[name=consent]')
  choice?.form?.addEventListener('submit', () => {
    const { question } = measuresOf(document.documentElement.dataset.measure)
    choice.value = createConsent(question).mayMeasure() ? 'granted' : ''
  })
}

function watch(shown: string): void {
  const ask = async (): Promise<void> => {
    const state = await stateNow()
    if (state !== undefined && state !== shown) return location.reload()
    setTimeout(ask, ASK_EVERY_MS)
  }
  setTimeout(ask, ASK_EVERY_MS)
}

/** Undefined where there is no answer: it is asked again. */
async function stateNow(): Promise<unknown> {
  try {
    const response = await fetch(`/api${location.pathname}`)
    const { state } = await response.json()
    return state
  } catch {
    return undefined
  }
}
