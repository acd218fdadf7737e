import { ISLAND_READY } from '#ui/data-attributes.ts'
import { around } from './around.ts'
import { startEager } from './eager.ts'
import { hostReached } from './reached.ts'

/** What was pressed before its script had come. */
let pressed: HTMLElement | null

/**
 * Loads the plain script of an `x-island` when a pointer or the focus reaches it: for pages that have no
 * other islands. A script runs again at each focus. A press before it is there is held until then.
 */
export function startPlainScripts(): void {
  document.addEventListener('click', (event) => {
    pressed = around(event.target, held)
    if (pressed) event.preventDefault()
  })
  // Safari gives a pressed button no focus, nor a ticked box.
  for (const type of ['focusin', 'pointerover', 'pointerdown', 'change'])
    document.addEventListener(type, onReach)
  void startEager(run)
}

function onReach(event: Event): void {
  const host = hostReached(event)
  if (host && (event.type === 'focusin' || !host.hasAttribute(ISLAND_READY))) void run(host)
}

/** Buttons of a script, and those that send what it would send without leaving the page. */
const held = `x-island:not([${ISLAND_READY}]) :is([aria-controls],[type=submit])`

async function run(host: HTMLElement): Promise<void> {
  try {
    ;(await import(/* @vite-ignore */ host.dataset.src ?? '')).default(host)
  } catch {
    // Its HTML works by itself.
    host.setAttribute(ISLAND_READY, '')
  }
  if (host.contains(pressed)) pressed?.click()
  pressed = null
}
