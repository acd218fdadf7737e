import { ISLAND_WOKEN } from '#ui/data-attributes.ts'
import { whenParsed } from './parsed.ts'
import { replayPresses } from './presses.ts'

/** The default export of an island's module: hydrates the element with the props it was drawn from. */
export type Mount = (island: HTMLElement, drawn: string) => void

/** Wakes an `x-island` when a pointer, a touch or the focus reaches it. */
export function startIslands(): void {
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true })
  replayPresses()
}

function onIntent({ target }: Event): void {
  const island = target instanceof Element ? target.closest<HTMLElement>('x-island') : null
  if (island) wake(island)
}

/** Starts an island at most once; a failed start may be tried again. */
async function wake(island: HTMLElement): Promise<void> {
  const { src, props } = island.dataset
  if (island.hasAttribute(ISLAND_WOKEN) || src === undefined || props === undefined) return
  // From here a morph leaves the inside alone; it may bring newer props while the code loads.
  island.setAttribute(ISLAND_WOKEN, '')
  try {
    const { default: mount }: { default: Mount } = await import(/* @vite-ignore */ src)
    await whenParsed()
    mount(island, props)
  } catch (cause) {
    island.removeAttribute(ISLAND_WOKEN)
    // The HTML is still the one that these props drew.
    island.dataset.props = props
    reportError(cause)
  }
}
