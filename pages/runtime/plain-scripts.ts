import { ISLAND_READY } from '#ui/data-attributes.ts'

/**
 * Loads the plain script of an `x-island` when the focus reaches it: for pages that have no other islands. A
 * script runs again at each focus.
 */
export function startPlainScripts(): void {
  document.addEventListener('focusin', async ({ target }) => {
    const host = target instanceof Element && target.closest<HTMLElement>('x-island')
    if (!host) return
    ;(await import(/* @vite-ignore */ host.dataset.src ?? '')).default(host)
    host.setAttribute(ISLAND_READY, '')
  })
}
