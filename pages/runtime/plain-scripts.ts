import { AT_ONCE, ISLAND_READY } from '#ui/data-attributes.ts'
import { whenParsed } from './parsed.ts'

/**
 * Loads the plain script of an `x-island` when the focus reaches it: for pages that have no other islands. A
 * script runs again at each focus.
 */
export function startPlainScripts(): void {
  document.addEventListener('focusin', ({ target }) => {
    const host = target instanceof Element && target.closest<HTMLElement>('x-island')
    if (host) void run(host)
  })
  void runAtOnce()
}

/** Loads those that a page begins with. */
export async function runAtOnce(): Promise<void> {
  await whenParsed()
  for (const host of document.querySelectorAll<HTMLElement>(`x-island[${AT_ONCE}]`)) void run(host)
}

async function run(host: HTMLElement): Promise<void> {
  ;(await import(/* @vite-ignore */ host.dataset.src ?? '')).default(host)
  host.setAttribute(ISLAND_READY, '')
}
