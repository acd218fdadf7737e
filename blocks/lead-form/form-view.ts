import type { FailureReason } from '#domain/enquiry/form-submission.ts'
import { type FieldElement, textOf } from './form-elements.ts'
import { type Fault, showSummary } from './form-faults.ts'

export interface FormView {
  /** What the button does: it goes on to the next step, or sends the last one. Spec 4.20. */
  step(isLast: boolean): void
  /** Nothing is wrong any more. */
  clear(): void
  /** It is being sent: the button says so and takes no press, and nothing can be changed. Spec 4.19. */
  busy(fields: readonly FieldElement[]): void
  idle(): void
  /** Above the fields what is wrong with them. Spec 5.25. */
  faults(faults: readonly Fault[]): void
  /** It was not sent: why, and the button offers another try. Spec 8.04, 8.05. */
  failure(of: { readonly reason: FailureReason; readonly error: string }): void
  leave(next: string): void
}

/** What a visitor sees and hears of a form that its script sends. */
export function formView(form: HTMLFormElement, said: HTMLElement): FormView {
  const button = form.querySelector<HTMLElement>('[type=submit]')
  const [label, busyLabel] = button?.querySelectorAll(':scope > span > span') ?? []
  const status = form.querySelector('[role=status]')
  const submit = label?.textContent ?? ''
  let named = submit
  const { title } = document
  let readOnly: (HTMLInputElement | HTMLTextAreaElement)[] = []

  const entitled = (isWrong: boolean) => {
    const pattern = textOf(form, 'title').textContent ?? ''
    document.title = isWrong ? pattern.replace('{title}', () => title) : title
  }

  function clear(): void {
    said.replaceChildren()
    entitled(false)
  }

  return {
    step(isLast) {
      named = isLast ? submit : (textOf(form, 'continue').textContent ?? '')
      if (label) label.textContent = named
    },
    clear,
    busy(fields) {
      clear()
      button?.setAttribute('aria-disabled', 'true')
      form.setAttribute('aria-busy', 'true')
      if (status) status.textContent = busyLabel?.textContent ?? ''
      readOnly = fields
        .flatMap(({ controls }) => controls)
        .filter((control) => 'readOnly' in control)
      for (const control of readOnly) control.readOnly = true
    },
    idle() {
      button?.removeAttribute('aria-disabled')
      form.removeAttribute('aria-busy')
      if (status) status.textContent = ''
      if (label) label.textContent = named
      for (const control of readOnly) control.readOnly = false
    },
    faults(faults) {
      entitled(true)
      showSummary(form, said, faults)
    },
    failure({ reason, error }) {
      said.replaceChildren(textOf(form, reason === 'refused' ? 'failed' : reason))
      const text = said.querySelector('p:nth-of-type(2)')
      if (reason === 'refused' && text) text.textContent = error
      if (label && reason !== 'offline' && named === submit)
        label.textContent = textOf(form, 'again').textContent
      entitled(reason !== 'no_answer')
      said.querySelector<HTMLElement>('[tabindex]')?.focus()
    },
    leave: (next) => location.assign(next),
  }
}
