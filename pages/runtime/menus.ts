import { MENU } from '#ui/data-attributes.ts'

// In an open popover menus are accordion lines: closing one would move a pressed line away.
const openMenus = `details[${MENU}][open]:not(:popover-open *)`

/** Closes `details[data-menu]`, as a menu should, on Escape and when something else is pressed or focused (Spec 4.16). */
export function startMenus(): void {
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
        if (target instanceof Node && !menu.contains(target)) menu.open = false
    })
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof Element)) return
    const menu = target.closest<HTMLDetailsElement>(openMenus)
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
