import { showPane } from '../screen/panes.ts'

/**
 * Moves the focus to a row of the tree once it is drawn and a dialog that is closing has given the focus back;
 * not out of a form, the preview or the next dialog, where somebody is at work.
 */
export function focusRow(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (
        document.activeElement?.closest(
          '.builder-form-pane, .preview-pane, [role=dialog], [role=alertdialog]',
        )
      )
        return
      rowElement(id)?.focus()
    }),
  )
}

/** Gives the focus back to a row of a tree that is drawn anew; not where somebody has moved it since. */
export function refocusRow(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) rowElement(id)?.focus()
    }),
  )
}

/** Moves the focus to the tree: to its selected row, or to its first. */
export function focusTree(): void {
  showPane('tree')
  const tree = document.querySelector('.block-tree')
  const row =
    tree?.querySelector<HTMLElement>('[role="row"][aria-selected="true"]') ??
    tree?.querySelector<HTMLElement>('[role="row"]')
  row?.focus()
}

/** Brings a row into sight without the focus. */
export const showRow = (id: string): void => rowElement(id)?.scrollIntoView({ block: 'nearest' })

const rowElement = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.block-tree [role="row"][data-key="${CSS.escape(id)}"]`)

/** Whether the focus is on a row of a block itself, not on a control inside it. */
export const isOnBlock = (focused: Element | null): boolean => {
  const row = focused?.closest<HTMLElement>('.block-tree [role="row"][data-key]')
  return row !== null && row !== undefined && !row.dataset.key?.includes(':') && focused === row
}
