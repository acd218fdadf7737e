import { COUNT, MENU, NEAR_PRESS } from '#ui/data-attributes.ts'
import { liveFormOf } from './live-elements.ts'

let link: HTMLElement | undefined
let changed: HTMLElement | undefined

for (const type of ['input', 'change'])
  document.addEventListener(type, ({ target }) => {
    changed = type === 'change' && target instanceof HTMLElement ? target : undefined
  })
for (const type of ['focusin', 'pointerdown'])
  document.addEventListener(type, ({ target }) => {
    // A press on a label gives the focus to what can take it around the form, and comes to nothing if
    // the label moves before it ends.
    const form = link?.closest('form')
    if (form && target instanceof Node && !form.contains(target) && !target.contains(form))
      removeLink()
  })

/**
 * Removes the link: what it is beside may be about to change. Returns whether it had the focus, which
 * is then for `placeLink` to give back.
 */
export function removeLink(): boolean {
  const hadFocus = link !== undefined && link === document.activeElement
  link?.remove()
  link = undefined
  return hadFocus
}

/**
 * Puts the form's link to the results beside the control that was changed last, where the count of the
 * results is out of sight: it is next in the order of focus. In a menu it is below the choices; in a
 * drawer, whose own button has the count, there is none. If the link before it had the focus, the new
 * one gets it, or else the control.
 */
export function placeLink(hadFocus: boolean): void {
  placeAnew()
  const heir = hadFocus && (link ?? changed)
  if (heir && document.activeElement === document.body) heir.focus({ preventScroll: true })
}

function placeAnew(): void {
  // The code may have come after the first change.
  const control = changed ?? document.activeElement
  const form = liveFormOf(control)
  const original = form?.querySelector(`[${NEAR_PRESS}]`)
  if (!control || !form?.contains(control) || !(original instanceof HTMLElement)) return
  if (control.matches('[type=search], :popover-open *') || isCountSeen()) return
  const copy = original.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return
  link = copy
  link.removeAttribute(NEAR_PRESS)
  link.hidden = false
  const menu = control.closest(`[${MENU}]`)?.querySelector('fieldset')
  if (menu) menu.append(link)
  else placeBeside(control.closest('label, div') ?? control, link)
}

/** The stylesheet says on which side. */
function placeBeside(row: Element, copy: HTMLElement): void {
  row.after(copy)
  const { top, height } = row.getBoundingClientRect()
  const from = copy.offsetParent?.getBoundingClientRect().top ?? 0
  copy.style.top = `${top + height / 2 - from}px`
}

/** Neither scrolled away nor covered. */
function isCountSeen(): boolean {
  const count = document.querySelector(`[${COUNT}]`)
  if (!count) return true
  const { x, y, width, height } = count.getBoundingClientRect()
  return count.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
