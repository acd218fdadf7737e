import { MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { SAVED } from '#ui/data-attributes.ts'

/** How a row learns whether its car is saved, and changes that. */
export interface RowSaves {
  isSaved(): boolean
  press(): void
}

/**
 * A row offers to remove its car while that is saved, and then to take that back; the focus stays in the
 * row. Returns what draws it again after a change.
 */
export function followSaved(row: HTMLElement, { isSaved, press }: RowSaves): () => void {
  const [remove, undo] = [part(row, 'remove'), part(row, 'undo')]
  let wasSaved = isSaved()
  const draw = () => {
    wasSaved ||= isSaved()
    // Until its list is known, it is as the server sent it.
    if (!wasSaved) return
    const isRemoved = !isSaved()
    const focused = document.activeElement
    show(remove, !isRemoved)
    for (const shownIfRemoved of [part(row, 'removed'), undo]) show(shownIfRemoved, isRemoved)
    if (focused && focused === remove) undo?.focus()
    if (focused && focused === undo) remove?.focus()
  }
  for (const button of [remove, undo]) {
    // A button of a form is pressed by who listens to all of them.
    if (button?.getAttribute('type') === 'button') button.addEventListener('click', press)
  }
  draw()
  return draw
}

/** The last tick is taken back where too many cars are chosen. Spec 1.04. */
export function limitChoice(host: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement)) return
  const isTooMany = host.querySelectorAll('input:checked').length > MAX_COMPARED
  if (isTooMany) target.checked = false
  for (const full of host.querySelectorAll<HTMLElement>(`[${SAVED}=full]`)) {
    const row = full.closest(`[${SAVED}=car]`)
    show(full, isTooMany && row?.contains(target) === true)
  }
}

export const part = (host: HTMLElement, name: string): HTMLElement | null =>
  host.querySelector<HTMLElement>(`[${SAVED}=${name}]`)

export const show = (element: HTMLElement | null, isShown: boolean): void => {
  element?.toggleAttribute('hidden', !isShown)
}
