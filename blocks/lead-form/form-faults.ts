import { checkText } from '#domain/enquiry/form/check-text.ts'
import { answersOf, type FieldElement, textOf } from './form-elements.ts'

/** A field with the sentence for its fault. */
export interface Fault {
  readonly element: FieldElement
  readonly message: string
}

/** The sentence for what is wrong with an answer, as far as the browser knows. Spec 8.12. */
export const faultOf = (element: FieldElement): string | undefined =>
  checkText(element.field, answersOf(element).join(''))

/** Says at a field what is wrong with it, or no longer. Spec 5.25, 8.12. */
export function showFault(
  form: HTMLFormElement,
  { root, field, owner, controls }: FieldElement,
  message: string | undefined,
): void {
  const id = `${owner.id}-error`
  const hint = document.getElementById(`${owner.id}-hint`)
  document.getElementById(id)?.remove()
  if (message !== undefined) {
    const said = textOf(form, 'fault').querySelector('p')
    if (said) {
      said.id = id
      // Behind its icon.
      said.lastChild?.replaceWith(message)
      const head = hint ?? root.querySelector(':scope > label, :scope > legend')
      if (head && field.kind !== 'checkbox') head.after(said)
      else root.prepend(said)
    }
  }
  const notes = [hint?.id, message === undefined ? undefined : id].filter(Boolean).join(' ')
  setOrRemove(owner, 'aria-describedby', notes)
  for (const control of new Set([owner, ...controls]))
    setOrRemove(control, 'aria-invalid', message === undefined ? '' : 'true')
}

function setOrRemove(element: Element, name: string, value: string): void {
  if (value === '') element.removeAttribute(name)
  else element.setAttribute(name, value)
}

const linkTo = ({ controls: [first] }: FieldElement): string => `#${first.id}`

/** Puts the faults above the fields, each a link to its field, and the focus on them. Spec 5.25. */
export function showSummary(form: HTMLFormElement, said: HTMLElement, faults: readonly Fault[]) {
  said.replaceChildren(textOf(form, 'faults'))
  const list = said.querySelector('ul')
  const line = list?.firstElementChild
  if (!list || !line) return
  list.replaceChildren(
    ...faults.map(({ element, message }) => {
      const copy = line.cloneNode(true) as Element
      const link = copy.querySelector('a')
      if (link) {
        link.href = linkTo(element)
        link.textContent = message
      }
      return copy
    }),
  )
  said.querySelector<HTMLElement>('[tabindex]')?.focus()
}

/** A field's line in the summary says what is wrong now, and goes when it is right; the last one takes it. */
export function updateSummary(said: HTMLElement, { element, message }: Partial<Fault>): void {
  const links = said.querySelectorAll<HTMLAnchorElement>('li > a')
  const link = Array.from(links).find(({ hash }) => element && hash === linkTo(element))
  if (!link) return
  if (message !== undefined) link.textContent = message
  else if (links.length > 1) link.parentElement?.remove()
  else said.replaceChildren()
}
