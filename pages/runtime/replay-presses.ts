import { ACTION, ISLAND_READY } from '#ui/data-attributes.ts'
import { around } from './around.ts'

const notReady = `x-island:not([${ISLAND_READY}])`
/** Other controls have had their native effect already, which must not happen twice. */
const withoutOwnEffect = `button[type=button]:not([popovertarget], [commandfor], [${ACTION}])`

let down: PointerEvent | undefined
let clicked: HTMLElement | undefined

/** Replays to an island, once it is ready, the press made before its code had loaded. */
export function replayPresses(): void {
  document.addEventListener('pointerdown', (event) => {
    down = event
  })
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => {
      down = undefined
    })
  document.addEventListener('click', ({ target }) => {
    const button = around(target, withoutOwnEffect)
    clicked = button?.closest(notReady) ? button : undefined
  })
  document.addEventListener('island:ready', ({ target }) => {
    if (target instanceof HTMLElement) replayTo(target)
  })
}

function replayTo(island: HTMLElement): void {
  const held = down?.target
  if (down && held instanceof Element && island.contains(held))
    // The pointer is still held: a drag that began goes on.
    held.dispatchEvent(new PointerEvent('pointerdown', down))
  else if (clicked && island.contains(clicked)) clicked.click()
  clicked = undefined
}
