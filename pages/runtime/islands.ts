import { ISLAND_SEEN, ISLAND_WOKEN } from '#ui/data-attributes.ts'
import { whenIdle } from './idle.ts'
import { whenParsed } from './parsed.ts'
import { replayPresses } from './presses.ts'

/** The default export of an island's module: hydrates the element with the props it was drawn from. */
export type Mount = (island: HTMLElement, drawn: string) => void

type Waker = (island: HTMLElement) => void

/** Wakes each `x-island` when its `data-when` says; a pointer, touch or focus wakes it in any case. */
export function startIslands(): void {
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true })
  replayPresses()
  document.addEventListener('forecourt:shown', startNew)
  void whenParsed().then(startNew)
}

function onIntent({ target }: Event): void {
  const island = target instanceof Element ? target.closest<HTMLElement>('x-island') : null
  if (island) wake(island)
}

function startNew(): void {
  for (const island of document.querySelectorAll<HTMLElement>(`x-island:not([${ISLAND_SEEN}])`)) {
    island.setAttribute(ISLAND_SEEN, '')
    wakers[island.dataset.when ?? 'intent']?.(island)
  }
}

const wakers: Readonly<Record<string, Waker>> = {
  load: wake,
  idle: (island) => whenIdle(() => wake(island)),
  visible(island) {
    nearView ??= new IntersectionObserver(wakeNear, { rootMargin: '200px' })
    nearView.observe(island)
  },
}

let nearView: IntersectionObserver | undefined
function wakeNear(entries: readonly IntersectionObserverEntry[], view: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue
    view.unobserve(target)
    wake(target)
  }
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
