import { DRAWER } from '#ui/data-attributes.ts'

/** Popovers that cover the page while they are open; wide screens may show them in the page. */
export const drawers = `[${DRAWER}]`

/**
 * Makes an open drawer a modal dialog: its role and name, and nothing else to focus or to read. The
 * browser itself moves the focus in and back, and closes it on Escape.
 */
export function startDrawers(): void {
  // The event does not bubble.
  document.addEventListener('beforetoggle', onToggle, true)
  // What the drawer holds is in the page, or the other way round.
  matchMedia('(width >= 62rem)').addEventListener('change', () => {
    document.querySelector<HTMLElement>(`${drawers}:popover-open`)?.hidePopover()
  })
}

function onToggle({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(drawers)) return
  const isOpen = newState === 'open'
  const whileOpen = (value = '') => (isOpen ? value : null)
  target.role = whileOpen('dialog')
  target.ariaModal = whileOpen('true')
  target.ariaLabel = whileOpen(target.dataset.drawer)
  for (let at: Element = target; at.parentElement; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && other instanceof HTMLElement) other.inert = isOpen
}
