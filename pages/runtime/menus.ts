import { MENU } from '#ui/data-attributes.ts'
import { around } from './around.ts'

// In an open popover menus are accordion lines: closing one would move a pressed line away.
const openMenus = `details[${MENU}][open]:not(:popover-open *)`

/** Closes `details[data-menu]`, as a menu should, on Escape and when something else is pressed or focused (Spec 4.16). */
export function startMenus(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    closeMenus((menu) => target instanceof Node && !menu.contains(target))
  })
  document.addEventListener('focusin', ({ target }) => {
    // A press on text in a menu gives the focus to what can take it around the menu.
    closeMenus((menu) => target instanceof Node && !menu.contains(target) && !target.contains(menu))
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' && around(target, openMenus)
    if (!menu) return
    menu.removeAttribute('open')
    menu.querySelector('summary')?.focus()
  })
}

function closeMenus(isLeft: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
    if (isLeft(menu)) menu.open = false
}
