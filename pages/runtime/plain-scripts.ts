import { ISLAND_READY } from '#ui/data-attributes.ts'
import { startEager } from './eager.ts'

/** A button that was pressed before its script had come, without an effect of its own. */
let pressed: HTMLElement | null | false | undefined

/**
 * Loads the plain script of an `x-island` when a pointer or the focus reaches it: for pages that have no
 * other islands. A script runs again at each focus. A press before it is there is repeated.
 */
export function startPlainScripts(): void {
  document.addEventListener('click', ({ target }) => {
    pressed = target instanceof Element && target.closest<HTMLElement>(waiting)
  })
  // Safari gives a pressed button no focus.
  for (const type of ['focusin', 'pointerover', 'pointerdown'])
    document.addEventListener(type, onReach, { passive: true })
  void startEager(run)
}

function onReach({ type, target }: Event): void {
  const host = target instanceof Element && target.closest<HTMLElement>('x-island')
  if (host && (type === 'focusin' || !host.hasAttribute(ISLAND_READY))) void run(host)
}

const waiting = `x-island:not([${ISLAND_READY}]) [aria-controls]`

async function run(host: HTMLElement): Promise<void> {
  ;(await import(/* @vite-ignore */ host.dataset.src ?? '')).default(host)
  if (pressed && host.contains(pressed)) pressed.click()
  pressed = undefined
}
