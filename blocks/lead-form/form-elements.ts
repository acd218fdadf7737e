import type { CheckedField } from '#domain/enquiry/form/check-text.ts'
import { CHECK, FORM_TEXT } from '#ui/data-attributes.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field of a form in the page. */
export interface FieldElement {
  readonly root: HTMLElement
  readonly field: CheckedField
  /** One, or the boxes and buttons of a group. */
  readonly controls: readonly [Control, ...Control[]]
  /** What its hint and its fault belong to: the control, or the group of several. */
  readonly owner: HTMLElement
}

/** The fields that a visitor sees, in order. */
export function fieldsIn(form: HTMLFormElement): FieldElement[] {
  return Array.from(form.querySelectorAll<HTMLElement>(`[${CHECK}]`)).flatMap((root) => {
    const field: CheckedField = JSON.parse(root.getAttribute(CHECK) ?? '')
    const all = root.querySelectorAll<Control>('input,textarea,select')
    // The day that a picker of times shows is no answer.
    const [first, ...others] = Array.from(all).filter(({ name }) => name === field.name)
    if (!first) return []
    const owner = root.matches('fieldset') ? root : first
    return [{ root, field, controls: [first, ...others], owner }]
  })
}

/** Whether it can be ticked. */
export const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** What is entered or chosen; of boxes, those that are ticked. */
export const answersOf = ({ controls }: FieldElement): string[] =>
  controls.flatMap((control) => (isTick(control) && !control.checked ? [] : [control.value]))

/** The content of a template beside the form. */
export function textOf(form: HTMLFormElement, name: string): DocumentFragment {
  const host = form.parentElement
  const template = host?.querySelector<HTMLTemplateElement>(`template[${FORM_TEXT}="${name}"]`)
  const content = template?.content ?? document.createDocumentFragment()
  return document.importNode(content, true)
}
