import { ISLAND_STARTED } from '#ui/data-attributes.ts'
import { startEager } from './eager.ts'
import { whenParsed } from './parsed.ts'
import { hostReached } from './reached.ts'
import { replayPresses } from './replay-presses.ts'

/** The default export of an island's module: hydrates the element with the props it was rendered from. */
export type Mount = (island: HTMLElement, renderedProps: string) => void

/** Hydrates an `x-island` when a pointer, a touch or the focus reaches it, some with the page. */
export function startIslands(): void {
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'change'])
    document.addEventListener(type, onIntent, { passive: true })
  replayPresses()
  void startEager(hydrate)
}

function onIntent(event: Event): void {
  const island = hostReached(event)
  if (island) hydrate(island)
}

/** Hydrates an island at most once; a failed attempt may be repeated. */
async function hydrate(island: HTMLElement): Promise<void> {
  const { src, props } = island.dataset
  if (island.hasAttribute(ISLAND_STARTED) || src === undefined || props === undefined) return
  // From here on a morph leaves the inside alone; it may set newer props while the code loads.
  island.setAttribute(ISLAND_STARTED, '')
  try {
    const { default: mount }: { default: Mount } = await import(/* @vite-ignore */ src)
    await whenParsed()
    mount(island, props)
  } catch (cause) {
    island.removeAttribute(ISLAND_STARTED)
    // The HTML is still the one rendered from these props.
    island.dataset.props = props
    reportError(cause)
  }
}
