import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type KeyBinding, KeyRegistry } from './key-registry.ts'

interface Keys {
  readonly registry: KeyRegistry
  /** The screen, whose keys work where nothing that has keys is focused. */
  readonly screen: RefObject<Element | null>
}

const KeysContext = createContext<Keys | undefined>(undefined)
const PlaceContext = createContext<RefObject<Element | null> | undefined>(undefined)

export function useKeyRegistry(): Keys {
  const keys = useContext(KeysContext)
  if (!keys) throw new Error('Keys are used outside <KeysProvider>; put one around the workspace.')
  return keys
}

const LETTERS_OFF = 'desk.letters-off'

/** Listens to the keys of the whole window. */
export function KeysProvider({ children }: { readonly children: ReactNode }) {
  const [registry] = useState(() => new KeyRegistry())
  const screen = useRef<Element>(null)
  const [keys] = useState<Keys>({ registry, screen })
  useEffect(() => {
    registry.lettersWork = localStorage.getItem(LETTERS_OFF) === null
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const did = registry.press(event, document.activeElement, screen.current ?? undefined)
      if (!did) return
      event.preventDefault()
      // Else a list would also search its rows for the letter.
      event.stopPropagation()
    }
    const forget = () => registry.forget()
    // Before what is inside: a library's list takes all letters, and its messages F6.
    window.addEventListener('keydown', press, true)
    window.addEventListener('focusin', forget)
    return () => {
      window.removeEventListener('keydown', press, true)
      window.removeEventListener('focusin', forget)
    }
  }, [registry])
  return <KeysContext value={keys}>{children}</KeysContext>
}

/** Whether keys of one letter work, and a switch for them, kept in this browser (WCAG 2.1.4). */
export function useLetterKeys(): readonly [boolean, (work: boolean) => void] {
  const { registry } = useKeyRegistry()
  const work = useSyncExternalStore(registry.subscribe, () => registry.lettersWork)
  const change = (next: boolean) => {
    if (next) localStorage.removeItem(LETTERS_OFF)
    else localStorage.setItem(LETTERS_OFF, '1')
    registry.lettersWork = next
  }
  return [work, change]
}

/** An element that keys belong to: those of `useKeys` inside it work while it has the focus. */
export function KeyRegion({ children, ...rest }: Omit<ComponentProps<'div'>, 'ref'>) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <PlaceContext value={place}>
      <div {...rest} ref={place}>
        {children}
      </div>
    </PlaceContext>
  )
}

/** The screen: as `KeyRegion`, and its keys work too where the focus is nowhere. */
export function KeyScreen({ children, ...rest }: Omit<ComponentProps<'main'>, 'ref'>) {
  const { screen } = useKeyRegistry()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    screen.current = place.current
    return () => {
      screen.current = null
    }
  }, [screen])
  return (
    <PlaceContext value={place}>
      <main {...rest} ref={place}>
        {children}
      </main>
    </PlaceContext>
  )
}

/** Registers keys for the region around, or outside all regions for the whole workspace. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const { registry } = useKeyRegistry()
  const place = useContext(PlaceContext)
  // With each drawing: what a key does may use what is drawn.
  useEffect(() => registry.add(place?.current ?? undefined, bindings))
}

/** What the keys do now, as the focus stands: of the focused region, and everywhere. */
export function useWorkingKeys(): ReturnType<KeyRegistry['at']> & { readonly pending: string } {
  const { registry, screen } = useKeyRegistry()
  const [focused, setFocused] = useState<Element | null>(null)
  useSyncExternalStore(registry.subscribe, registry.version)
  useEffect(() => {
    // After a focus has left, the next one has it only in the next turn.
    const look = () => setTimeout(() => setFocused(document.activeElement))
    look()
    window.addEventListener('focusin', look)
    window.addEventListener('focusout', look)
    return () => {
      window.removeEventListener('focusin', look)
      window.removeEventListener('focusout', look)
    }
  }, [])
  return { ...registry.at(focused, screen.current ?? undefined), pending: registry.pending }
}
