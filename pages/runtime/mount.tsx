import { type ComponentType, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ISLAND_READY } from '#ui/data-attributes.ts'
import type { Mount } from './islands.ts'

/** Hydrates an island's view over its server-rendered HTML. */
export function mountIsland<Props extends object>(View: ComponentType<Props>): Mount {
  return (island, renderedProps) => {
    const serverHtml = island.innerHTML
    const root = hydrateRoot(
      island,
      <Hydrated view={View} island={island} renderedProps={renderedProps} />,
      {
        identifierPrefix: `${island.id}-`,
        onRecoverableError: (error) => console.error(`Island "${island.id}":`, error),
        onUncaughtError(error) {
          // React empties a root that failed; the server's HTML is put back.
          setTimeout(() => {
            island.innerHTML = serverHtml
          })
          reportIslandError(island, error)
        },
      },
    )
    island.addEventListener('island:removed', () => root.unmount(), { once: true })
  }
}

interface HydratedProps<Props> {
  readonly view: ComponentType<Props>
  readonly island: HTMLElement
  readonly renderedProps: string
}

/**
 * Hydrates with the props that the HTML was rendered from and applies newer ones after that: any
 * other props would make React discard the HTML.
 */
function Hydrated<Props extends object>({
  view: View,
  island,
  renderedProps,
}: HydratedProps<Props>) {
  const [json, setJson] = useState(renderedProps)
  useEffect(() => {
    const update = () => setJson(island.dataset.props ?? renderedProps)
    update()
    island.addEventListener('island:props', update)
    island.setAttribute(ISLAND_READY, '')
    island.dispatchEvent(new Event('island:ready', { bubbles: true }))
    return () => island.removeEventListener('island:props', update)
  }, [island, renderedProps])
  const props: Props = JSON.parse(json)
  return <View {...props} />
}

/** `island:error` on the island; a listener that prevents its default keeps it from the console. */
function reportIslandError(island: HTMLElement, error: unknown): void {
  const event = new CustomEvent('island:error', { detail: error, bubbles: true, cancelable: true })
  if (island.dispatchEvent(event)) console.error(`Island "${island.id}" failed:`, error)
}
