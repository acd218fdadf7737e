import type { Answers } from '#state/kept-form.ts'
import type { Person } from '#state/reused-form.ts'
import { answersOf, type FieldElement, isTick } from './form-elements.ts'

/** Neither kept nor filled in again: agreeing to the terms is done each time. Spec 5.15. */
const isKept = ({ field }: FieldElement): boolean => field.name !== 'terms_conditions'

/** Whether a field is as the server wrote it. */
const isUntouched = ({ controls }: FieldElement): boolean =>
  controls.every((control) => {
    if (isTick(control)) return control.checked === control.defaultChecked
    return 'defaultValue' in control
      ? control.value === control.defaultValue
      : Array.from(control.options).every((option) => option.selected === isFirst(option))
  })

/** Of a choice, what it begins with: what the server selected, else its first line. */
function isFirst(option: HTMLOptionElement): boolean {
  const { options } = option.parentElement as HTMLSelectElement
  const chosen = Array.from(options).find(({ defaultSelected }) => defaultSelected)
  return option === (chosen ?? options[0])
}

/** What was entered so far, without what the form begins with. */
export function typedAnswers(fields: readonly FieldElement[]): Answers {
  const typed = fields.filter((field) => isKept(field) && !isUntouched(field))
  return Object.fromEntries(
    typed.map((element) => {
      const answers = answersOf(element)
      const { kind } = element.field
      return [element.field.name, kind === 'checks' ? answers : (answers[0] ?? '')]
    }),
  )
}

/** Fills in what was kept, where nothing was entered since. */
export function fillIn(fields: readonly FieldElement[], answers: Answers): void {
  for (const element of fields.filter((field) => isKept(field) && isUntouched(field))) {
    const kept = answers[element.field.name]
    if (kept === undefined) continue
    const values = typeof kept === 'string' ? [kept] : kept
    for (const control of element.controls) {
      if (isTick(control)) control.checked = values.includes(control.value)
      else {
        control.value = values[0] ?? ''
        // Who stands in it saw it empty: what is typed now replaces what was filled in.
        if ('select' in control && control === document.activeElement) control.select()
      }
    }
  }
}

/** Name, e-mail address and phone of the last form, where all of them are still empty. Spec 5.16. */
export function fillPerson(fields: readonly FieldElement[], person: Person | undefined): void {
  const asked = fields.filter(({ field }) => Object.hasOwn(person ?? {}, field.name))
  if (person && asked.every((element) => answersOf(element).join('') === ''))
    fillIn(asked, { ...person })
}
