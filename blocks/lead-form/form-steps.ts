import type { FieldElement } from './form-elements.ts'

/** On the step that shows, and on what says where it is. */
const NOW = 'lead-form-now'

/** The steps of a form; a form of one page has one. */
export interface FormSteps {
  /** How many there are. */
  readonly steps: number
  /** The step that shows, from 0. */
  at(): number
  /** The step that an element stands in, from 0. */
  of(inside: Element): number
  /** Goes to a step, which gets an entry of its own in the browser's history. */
  go(step: number): void
  /** Goes to the step before: back in the history, where that one was shown last. */
  back(step: number): void
}

interface StepsOptions {
  /** What the entries of the history know the form by. */
  readonly name: string
  /** What is pressed to go back. */
  readonly onBack: () => void
  /** Another step is entered; what was said above the fields was about the last one. */
  readonly onMove: () => void
  /** A step shows, the first one too. */
  readonly onShow: (isLast: boolean) => void
}

/** In the history: a step, and the step of the entry before it. */
type Entry = readonly [step: number, before: number]

/**
 * Shows one step of a form at a time; the fields of the others keep their values, and are sent. Each step is an
 * entry of the browser's history, so that Back, Forward and a reload lead to it. Spec 2.53, 4.20.
 * @param unfinished the first field that is not right yet: a reload shows no step behind its own
 */
export function formSteps(
  form: HTMLFormElement,
  unfinished: () => FieldElement | undefined,
  { name, onBack, onMove, onShow }: StepsOptions,
): FormSteps {
  const parts = [...form.querySelectorAll('.lead-form-step')]
  const heads = [...form.querySelectorAll<HTMLElement>('.lead-form-stepper')]
  const previous = form.querySelector<HTMLElement>('.lead-form-previous')
  const of = (inside: Element) =>
    Math.max(
      parts.findIndex((part) => part.contains(inside)),
      0,
    )
  // The step that the server begins with.
  let at = Math.max(
    parts.findIndex((part) => part.classList.contains(NOW)),
    0,
  )

  const entry = (): Entry | undefined => history.state?.[name]
  const stateWith = (before: number) => ({ ...history.state, [name]: [at, before] })

  function show(step: number): void {
    at = step
    for (const list of [parts, heads])
      list.forEach((part, index) => void part.classList.toggle(NOW, index === at))
    if (previous) previous.hidden = at === 0
    onShow(at + 1 >= parts.length)
  }

  function enter(step: number): void {
    onMove()
    show(step)
    heads[at]?.focus()
  }

  function go(step: number): void {
    if (step === at) return
    const before = at
    enter(step)
    history.pushState(stateWith(before), '')
  }

  if (parts.length > 1) {
    form.classList.add('lead-form-stepped')
    // What came back from the server begins with its first fault.
    const [kept = at] = form.querySelector('[role=alert]') ? [] : (entry() ?? [])
    const field = unfinished()
    show(Math.min(kept, field ? of(field.root) : parts.length - 1))
    history.replaceState(stateWith(entry()?.[1] ?? -1), '')
    previous?.addEventListener('click', onBack)
    addEventListener('popstate', () => {
      if (!form.isConnected) return
      const [step] = entry() ?? []
      // A link to a field has an entry of its own.
      if (step === undefined) history.replaceState(stateWith(-1), '')
      else if (step !== at && step < parts.length) enter(step)
    })
    // The fault that a link leads to may be in another step.
    form.addEventListener('click', ({ target }) => {
      const hash = target instanceof Element ? target.closest('a')?.hash : ''
      const field = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
      if (field && form.contains(field)) show(of(field))
    })
  }

  return {
    steps: Math.max(parts.length, 1),
    at: () => at,
    of,
    go,
    back: (step) => (entry()?.[1] === step ? history.back() : go(step)),
  }
}
