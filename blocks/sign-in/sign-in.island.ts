import { CODE_DIGITS } from '#domain/account/thresholds.ts'
import { FORM_TEXT } from '#ui/data-attributes.ts'

const SECOND_MS = 1000
const MINUTE_SECONDS = 60

const started = new WeakSet<HTMLElement>()

/**
 * Saves presses on the way through a sign-in, whose steps are forms that work without: says that it is sent, sends
 * the code at its last digit, counts down to the next code, and sends nothing while there is no network. FLOWS 6.
 */
export default function startSignIn(host: HTMLElement): void {
  const form = host.querySelector<HTMLFormElement>('.sign-in-form')
  if (!form || started.has(host)) return
  started.add(host)
  const again = form.querySelector<HTMLButtonElement>('[name=again]')
  form.addEventListener('submit', (event) => {
    const isAgain = event.submitter === again
    if (isBusy(form) || (isAgain && again?.ariaDisabled)) event.preventDefault()
    else if (navigator.onLine) showBusy(form)
    else {
      event.preventDefault()
      showOffline(host, form)
    }
  })
  // Back from the next page, the browser may show this one as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  sendAtLastDigit(form)
  if (again) countDown(again)
}

const submitOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('.submit-button')

const isBusy = (form: HTMLFormElement): boolean => submitOf(form)?.ariaDisabled === 'true'

function showBusy(form: HTMLFormElement): void {
  const button = submitOf(form)
  const status = form.querySelector('[role=status]')
  if (!button || !status) return
  button.ariaDisabled = 'true'
  status.textContent = button.querySelector('span > span:last-child')?.textContent ?? ''
  for (const field of form.querySelectorAll('input')) field.readOnly = true
}

function showOffline(host: HTMLElement, form: HTMLFormElement): void {
  const notice = host.querySelector<HTMLTemplateElement>(`[${FORM_TEXT}=offline]`)
  const said = form.querySelector<HTMLElement>('.sign-in-said')
  if (!notice || !said) return
  said.replaceChildren(notice.content.cloneNode(true))
  said.querySelector<HTMLElement>('[role=alert]')?.focus()
}

/** Once: whoever corrects a digit afterwards presses the button. */
function sendAtLastDigit(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name=code]')
  const advice = form.querySelector<HTMLElement>('.sign-in-by-itself')
  if (!field || !advice) return
  advice.hidden = false
  let isSent = false
  field.addEventListener('input', () => {
    if (isSent || field.value.replace(/\s/g, '').length !== CODE_DIGITS) return
    isSent = true
    form.requestSubmit(submitOf(form))
  })
}

/** The time is seen and not read out; the button does nothing until it has passed. */
function countDown(button: HTMLButtonElement): void {
  const left = button.querySelector('time')
  const [, seconds] = /^PT(\d+)S$/.exec(left?.dateTime ?? '') ?? []
  if (!left || seconds === undefined) return
  const text = left.textContent ?? ''
  const end = performance.now() + Number(seconds) * SECOND_MS
  const show = () => {
    const rest = Math.ceil((end - performance.now()) / SECOND_MS)
    left.hidden = rest <= 0
    button.ariaDisabled = rest > 0 ? 'true' : null
    if (rest <= 0) return clearInterval(timer)
    const part = String(rest % MINUTE_SECONDS).padStart(2, '0')
    left.textContent = text.replace('{time}', `${Math.floor(rest / MINUTE_SECONDS)}:${part}`)
  }
  const timer = setInterval(show, SECOND_MS)
  show()
}
