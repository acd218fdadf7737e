import { REMEMBERED } from '#ui/data-attributes.ts'
import { around } from './around.ts'
import { whenParsed } from './parsed.ts'

const key = 'panels'
const panels = `details[${REMEMBERED}]`

/**
 * Keeps which `details[data-remembered]` the visitor opened and closed, while the tab is open. They
 * are set as the page is parsed, before it is painted. Where the storage is blocked nothing is kept.
 */
export function startPanels(): void {
  const opened = read()
  const set = () => {
    for (const [id, isOpen] of opened)
      document.getElementById(id)?.toggleAttribute('open', isOpen === true)
  }
  document.addEventListener('click', ({ target }) => {
    const summary = around(target, `${panels} > summary`)
    const panel = summary?.parentElement
    if (!panel) return
    opened.set(panel.id, !panel.hasAttribute('open'))
    try {
      sessionStorage.setItem(key, JSON.stringify([...opened]))
    } catch {}
  })
  // A panel that comes later, such as the models of a make.
  document.addEventListener('forecourt:shown', set)
  if (opened.size === 0) return
  const parsing = new MutationObserver(set)
  parsing.observe(document, { childList: true, subtree: true })
  void whenParsed().then(() => {
    set()
    parsing.disconnect()
  })
}

function read(): Map<string, unknown> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return new Map()
  }
}
