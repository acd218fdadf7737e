import { loadingMessage } from '#domain/trade-in/loading-message.ts'
import { LOADING_MESSAGE_MS } from '#domain/trade-in/thresholds.ts'
import { renewWhenBack, startPressedForm } from '#parts/pressed-form/pressed-form.ts'
import { createKeptForm } from '#state/kept-form.ts'
import { createReusedForm } from '#state/reused-form.ts'

/** How soon a page that waits asks whether the next one is there, and how often later. */
const ASK_MS = { first: 300, most: 1500 }

const started = new WeakSet<HTMLElement>()

/**
 * Saves presses in a valuation, whose steps are forms that work without: says that it is sent, keeps on this device
 * what was typed, and goes on by itself when the look-up has answered. Spec 4.23, 5.16, FLOWS 1, 8.
 */
export default function startTradeIn(host: HTMLElement): void {
  if (started.has(host)) return
  started.add(host)
  const form = host.querySelector<HTMLFormElement>('.valuation-form')
  if (form) startForm(host, form)
  const message = host.querySelector<HTMLElement>('.valuation-looking [role=status]')
  if (message) watch(host, message)
  renewWhenBack()
}

function startForm(host: HTMLElement, form: HTMLFormElement): void {
  startPressedForm(host, form, '.valuation-said')
  const path = location.pathname
  if (!path.endsWith('/details')) return
  const kept = createKeptForm(path)
  const reused = createReusedForm()
  const answers = () => fieldsOf(form)
  if (!form.querySelector('[role=alert]')) {
    const { name, ...person } = reused.read() ?? {}
    fillIn(form, { ...person, ...(name !== undefined && { name }), ...kept.read() })
  }
  form.addEventListener('input', () => kept.write(answers()))
  form.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) reused.write(answers())
  })
}

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'version' ? [[name, value] as const] : [],
    ),
  )

/** Where nothing was entered since. */
function fillIn(form: HTMLFormElement, answers: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(answers)) {
    const field = form.elements.namedItem(name)
    if (typeof value !== 'string' || field === null) continue
    if ('value' in field && field.value === '') field.value = value
  }
}

/** The message changes every five seconds; the page follows the valuation. Spec 4.23. */
function watch(host: HTMLElement, message: HTMLElement): void {
  const [, id, step] = /^\/trade-in\/([^/]+)\/([^/]+)$/.exec(location.pathname) ?? []
  if (id === undefined) return
  const version = host.querySelector<HTMLInputElement>('[name=version]')?.value
  const begun = performance.now()
  if (step === 'look-up')
    setInterval(() => {
      message.textContent = loadingMessage(performance.now() - begun)
    }, LOADING_MESSAGE_MS)
  let pause = ASK_MS.first
  const askLater = () => {
    setTimeout(ask, pause)
    pause = Math.min(2 * pause, ASK_MS.most)
  }
  const ask = async (): Promise<void> => {
    const now = await stateOf(id)
    const isElsewhere = now.step !== step || (version !== undefined && now.version !== version)
    if (now.step !== undefined && isElsewhere)
      return location.replace(`/trade-in/${id}/${now.step}`)
    askLater()
  }
  askLater()
}

/** Nothing where there is no answer: it is asked again. */
async function stateOf(id: string): Promise<{ step?: string; version?: string }> {
  try {
    const response = await fetch(`/api/trade-in/${id}`)
    const { step, version } = await response.json()
    return { step, version: String(version) }
  } catch {
    return {}
  }
}
