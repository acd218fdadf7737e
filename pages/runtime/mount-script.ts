import { ISLAND_READY, ISLAND_STARTED } from '#ui/data-attributes.ts'
import type { Mount } from './islands.ts'

/**
 * Runs a plain script on its element. Unlike an island that renders itself, the element stays the server's:
 * live answers update it, and the script runs again at the next focus.
 */
export function mountScript(script: (host: HTMLElement) => void): Mount {
  return (host) => {
    host.removeAttribute(ISLAND_STARTED)
    script(host)
    host.setAttribute(ISLAND_READY, '')
    host.dispatchEvent(new Event('island:ready', { bubbles: true }))
  }
}
