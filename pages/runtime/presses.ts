import { ACTION, ISLAND_READY } from '#ui/data-attributes.ts'

const asleep = `x-island:not([${ISLAND_READY}])`
/** What a press does by itself is done already, and must not happen twice. */
const withoutOwnEffect = `button[type=button]:not([popovertarget], [commandfor], [${ACTION}])`

let down: PointerEvent | undefined
let clicked: HTMLElement | undefined

/** Gives an island, once it is ready, the press that was made before its code had come. */
export function replayPresses(): void {
  document.addEventListener('pointerdown', (event) => {
    down = event
  })
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => {
      down = undefined
    })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(withoutOwnEffect) : null
    clicked = button?.closest(asleep) ? button : undefined
  })
  document.addEventListener('island:ready', ({ target }) => {
    if (target instanceof HTMLElement) replayTo(target)
  })
}

function replayTo(island: HTMLElement): void {
  const held = down?.target
  if (down && held instanceof Element && island.contains(held))
    // A drag that began goes on: the pointer is still held.
    held.dispatchEvent(new PointerEvent('pointerdown', down))
  else if (clicked && island.contains(clicked)) clicked.click()
  clicked = undefined
}
