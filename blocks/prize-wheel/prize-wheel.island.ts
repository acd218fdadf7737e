import { FORM_TEXT } from '#ui/data-attributes.ts'

/** How long the wheel turns, and how often all round. */
const TURN_MS = 4_500
const ROUNDS = 5
/** After that the page says that it does not know. FLOWS 1. */
const ANSWER_MS = 15_000

const started = new WeakSet<HTMLElement>()

/**
 * Turns the wheel to what the server drew, and then goes to the page that tells it; whoever asked for less motion
 * goes there at once, as without script. FLOWS 11.
 */
export default function startWheel(host: HTMLElement): void {
  const form = host.querySelector<HTMLFormElement>('.spin-form')
  const button = form?.querySelector<HTMLButtonElement>('.submit-button')
  if (!form || !button || started.has(host)) return
  started.add(host)
  // Once an answer has failed to come, the press shows the prize as without script.
  let hasFailed = false
  form.addEventListener('submit', (event) => {
    if (button.ariaDisabled === 'true') return event.preventDefault()
    if (!navigator.onLine) {
      event.preventDefault()
      return say(host, 'offline')
    }
    button.ariaDisabled = 'true'
    if (hasFailed || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    event.preventDefault()
    void spin(host, form).catch(() => {
      hasFailed = true
      button.ariaDisabled = null
      const label = button.querySelector('span > span')
      if (label) label.textContent = textOf(host, 'again')
      say(host, 'failed')
    })
  })
  // Back from the page with the prize, the browser may show this one as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}

async function spin(host: HTMLElement, form: HTMLFormElement): Promise<void> {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  // The page that answers the form says why.
  if (!response.ok) return form.submit()
  const { place, next }: { place?: unknown; next?: unknown } = await response.json()
  if (typeof next !== 'string') throw new Error('expected the page of the prize')
  const status = form.querySelector('[role=status]')
  if (status) status.textContent = textOf(host, 'turning')
  if (typeof place === 'number') await turn(host, place)
  location.assign(next)
}

/** Turns the wheel until the middle of a segment stands at the pin. */
async function turn(host: HTMLElement, place: number): Promise<void> {
  const wheel = host.querySelector('svg')
  const segments = wheel?.querySelectorAll('g').length ?? 0
  if (!wheel || segments === 0) return
  const to = -(ROUNDS + (place + 1 / 2) / segments)
  const frames = [{ rotate: '0turn' }, { rotate: `${to}turn` }]
  const timing = { duration: TURN_MS, easing: 'cubic-bezier(0.15, 0.6, 0.1, 1)' }
  await wheel.animate(frames, { ...timing, fill: 'forwards' }).finished
}

const templateOf = (host: HTMLElement, name: string) =>
  host.querySelector<HTMLTemplateElement>(`[${FORM_TEXT}=${name}]`)

const textOf = (host: HTMLElement, name: string): string =>
  templateOf(host, name)?.content.textContent ?? ''

function say(host: HTMLElement, name: 'offline' | 'failed'): void {
  const said = host.querySelector<HTMLElement>('.spin-said')
  const notice = templateOf(host, name)
  if (!said || !notice) return
  said.replaceChildren(notice.content.cloneNode(true))
  said.querySelector<HTMLElement>('[role=alert]')?.focus()
}
