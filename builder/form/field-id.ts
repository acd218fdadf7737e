import { flushSync } from 'react-dom'
import type { Path } from '#pages/problem.ts'

/** The id of the control, or the group of controls, of a field of a form. */
export const fieldId = (form: string, path: Path): string => ['field', form, ...path].join('-')

/**
 * Moves the focus to the field at a path of a form, or to the nearest one around it; opens the entries of lists
 * that it stands in. False where the form is not shown.
 */
export function focusField(form: string, path: Path): boolean {
  for (let length = 1; length <= path.length; length++) {
    // Shows the fields inside, which are not there before.
    const closed = document
      .getElementById(fieldId(form, path.slice(0, length)))
      ?.querySelector<HTMLElement>(':scope > [aria-expanded="false"]')
    if (closed) flushSync(() => closed.click())
  }
  for (let length = path.length; length > 0; length--) {
    const found = document.getElementById(fieldId(form, path.slice(0, length)))
    const control = found?.matches(focusable) ? found : found?.querySelector<HTMLElement>(focusable)
    if (!control) continue
    control.focus()
    control.scrollIntoView({ block: 'center' })
    return true
  }
  return false
}

const focusable = 'input, textarea, select, button'
