import type { KeyboardEvent, RefObject } from 'react'
import type { KeyBinding } from '../keys/key-registry.ts'

/** A row of the list or table of a screen; each row has the key of its thing. */
const rowSelector = '#screen [role="row"][data-key]'

/** The key of the row that the focus is in. */
export const focusedRow = (focused = document.activeElement): string | undefined =>
  focused?.closest<HTMLElement>(rowSelector)?.dataset.key

/** Gives the focus back to a row, or to the heading where it is gone; on a phone the list was not drawn meanwhile. */
export const focusRow = (key: string | undefined): void =>
  void requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key ?? '')}"]`)
    const otherwise = document.querySelector<HTMLElement>('#screen h1')
    ;(row ?? otherwise)?.focus()
  })

export const focusFirstRow = (): void => document.querySelector<HTMLElement>(rowSelector)?.focus()

/** Goes on from the words above a list to what they found. */
export function goOnToRows(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
  event.preventDefault()
  focusFirstRow()
}

/** The row that a step leads to: from none to the first; undefined at either end. */
function rowBy(step: 1 | -1, focused = document.activeElement): HTMLElement | undefined {
  // On a phone what is open is in place of the list.
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)].filter((row) =>
    row.checkVisibility(),
  )
  const at = rows.findIndex((row) => row.contains(focused))
  return rows[at < 0 ? 0 : at + step]
}

const moveBy = (keys: string, label: string, step: 1 | -1): KeyBinding => ({
  keys,
  label,
  works: (focused) => rowBy(step, focused) !== undefined,
  run: () => rowBy(step)?.focus(),
})

/** J and K for the rows of a screen. */
export const rowKeys: readonly KeyBinding[] = [moveBy('j', 'next', 1), moveBy('k', 'previous', -1)]

/** A key for a field above the rows of a screen, while it shows: in a narrow window what is open is in its place. */
export const fieldKey = (
  keys: string,
  label: string,
  field: RefObject<HTMLElement | null>,
): KeyBinding => ({
  keys,
  label,
  works: () => field.current?.checkVisibility() === true,
  run: () => field.current?.focus(),
})

/** `/` for the words above the rows of a screen. */
export const searchKey = (words: RefObject<HTMLElement | null>): KeyBinding =>
  fieldKey('/', 'search', words)

/** Whether the focus is on a row itself, not on a control inside it. */
export const isOnRow = (focused: Element | null): boolean =>
  focused?.matches(`${rowSelector}, ${rowSelector} > [role]`) ?? false

/** Enter for a row that is not open yet; without `run` the list serves it by itself. */
export const enterKey = (
  label: string,
  opened: string | undefined,
  run?: (key: string) => void,
): KeyBinding => ({
  keys: 'Enter',
  label,
  works: (focused) => isOnRow(focused) && focusedRow(focused) !== opened,
  ...(run && { run: () => run(focusedRow() ?? '') }),
})
