import { type ComponentType, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ISLAND_READY } from '#ui/data-attributes.ts'
import type { Mount } from './islands.ts'

/** How an island's view comes to life in its server-made HTML. */
export function mountIsland<Props extends object>(View: ComponentType<Props>): Mount {
  return (island, drawn) => {
    const drawnHtml = island.innerHTML
    const root = hydrateRoot(island, <Awake view={View} island={island} drawn={drawn} />, {
      identifierPrefix: `${island.id}-`,
      onRecoverableError: (error) => console.error(`Island "${island.id}":`, error),
      onUncaughtError(error) {
        // React empties a root that failed; the server's HTML is still worth reading.
        setTimeout(() => {
          island.innerHTML = drawnHtml
        })
        tellError(island, error)
      },
    })
    island.addEventListener('island:removed', () => root.unmount(), { once: true })
  }
}

interface AwakeProps<Props> {
  readonly view: ComponentType<Props>
  readonly island: HTMLElement
  readonly drawn: string
}

/**
 * Hydrates with the props that the HTML was made from and takes newer ones after that: any other
 * props would make React throw the HTML away.
 */
function Awake<Props extends object>({ view: View, island, drawn }: AwakeProps<Props>) {
  const [json, setJson] = useState(drawn)
  useEffect(() => {
    const take = () => setJson(island.dataset.props ?? drawn)
    take()
    island.addEventListener('island:props', take)
    island.setAttribute(ISLAND_READY, '')
    island.dispatchEvent(new Event('island:ready', { bubbles: true }))
    return () => island.removeEventListener('island:props', take)
  }, [island, drawn])
  const props: Props = JSON.parse(json)
  return <View {...props} />
}

/** `island:error` on the island; a listener that prevents its default keeps it from the console. */
function tellError(island: HTMLElement, error: unknown): void {
  const event = new CustomEvent('island:error', { detail: error, bubbles: true, cancelable: true })
  if (island.dispatchEvent(event)) console.error(`Island "${island.id}" failed:`, error)
}
