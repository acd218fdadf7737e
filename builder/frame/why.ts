import type { RenderedMessage } from './messages.ts'

const css = `
:host { position: fixed; inset: auto 0 0; z-index: 2147483646; max-block-size: 30%; overflow: auto; background: #1f2933; color: #fff; font: 500 12px/1.5 system-ui, sans-serif }
ul { margin: 0; padding: 4px 8px; list-style: none }
button { padding: 3px 4px; border: 0; background: none; color: inherit; font: inherit; text-align: start }
button:hover, button:focus-visible { outline: 2px solid; outline-offset: -2px }
.hidden { color: #ffb4a8 }`

/**
 * With `_why` in the address: why each block that has conditions is shown or not, at the foot of the page. A
 * press chooses the block. Spec 6.04.
 */
export function createWhy(
  onChoose: (id: string, opens: boolean) => void,
): (conditions: RenderedMessage['conditions']) => void {
  if (!new URL(location.href).searchParams.has('_why')) return () => {}
  const host = document.createElement('builder-why')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const list = document.createElement('ul')
  root.append(list)
  document.body.after(host)
  return (conditions) => {
    const items = Object.entries(conditions).map(([id, all]) => {
      const isHidden = all.some(({ reason }) => reason !== undefined)
      const button = document.createElement('button')
      const answers = all.map(
        ({ name, reason }) => `${name}: ${reason?.replaceAll('_', ' ') ?? 'holds'}`,
      )
      button.textContent = `${id} ${isHidden ? 'is hidden' : 'is shown'} (${answers.join(', ')})`
      button.className = isHidden ? 'hidden' : ''
      button.addEventListener('click', () => onChoose(id, true))
      const item = document.createElement('li')
      item.append(button)
      return item
    })
    list.replaceChildren(...items)
  }
}
