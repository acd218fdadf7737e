import { X } from 'lucide'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Glyph } from '../glyph/glyph.tsx'

/** How long a toast shows, in milliseconds, not counting while it is pointed at, has focus, or nobody looks. Spec 4.16. */
export const TOAST_MS = 8000

export interface ToastMessage {
  /** What happened: "Lead sent to the CRM". */
  readonly text: string
  /** One way to react, such as Undo. */
  readonly action?: {
    readonly label: string
    /** The same for someone who cannot reach the toast in time: "Undo with the key Z". */
    readonly otherwise: string
    readonly run: () => void
  }
}

const ShowToast = createContext<((message: ToastMessage) => void) | undefined>(undefined)

/** The function that shows a toast in place of the one that shows. @throws Error outside a `ToastArea` */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ShowToast)
  if (!show) throw new Error('useToast was called outside a ToastArea; put one around the screen.')
  return show
}

export type ToastAreaProps = Omit<ComponentProps<'ol'>, 'children'> & {
  children: ReactNode
  /** The name of the region. */
  label?: string
  closeLabel?: string
}

/** The place where toasts show, one at a time (Spec 4.16). Other props go on the list of toasts. */
export function ToastArea(props: ToastAreaProps) {
  const { children, label = 'Messages (F6)', closeLabel = 'Close', ...rest } = props
  const [shown, setShown] = useState<ToastMessage & { readonly key: number }>()
  const region = useRef<HTMLElement>(null)
  const isShown = shown !== undefined
  useEffect(() => {
    if (!isShown) return
    const reach = (event: KeyboardEvent) => event.key === 'F6' && region.current?.focus()
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [isShown])
  const show = (message: ToastMessage) =>
    setShown((before) => ({ ...message, key: (before?.key ?? 0) + 1 }))
  const close = () => {
    // What had the focus goes: keyboards go on from here.
    if (region.current?.contains(document.activeElement)) region.current.focus()
    setShown(undefined)
  }
  return (
    <ShowToast value={show}>
      {children}
      <section ref={region} aria-label={label} tabIndex={-1}>
        <ol {...rest} data-slot="toast-area">
          {shown && (
            <Toast key={shown.key} message={shown} closeLabel={closeLabel} onClose={close} />
          )}
        </ol>
      </section>
      {/* There before the message is: readers tell what comes into it. */}
      <span role="status" className="sr-only">
        {shown && <span key={shown.key}>{spoken(shown)}</span>}
      </span>
    </ShowToast>
  )
}

const spoken = ({ text, action }: ToastMessage): string =>
  action ? `${text} ${action.otherwise}` : text

const focusEvents = ['focus', 'blur', 'visibilitychange']

function onFocusChange(listener: () => void): () => void {
  for (const type of focusEvents) window.addEventListener(type, listener)
  return () => {
    for (const type of focusEvents) window.removeEventListener(type, listener)
  }
}

interface ToastProps {
  readonly message: ToastMessage
  readonly closeLabel: string
  readonly onClose: () => void
}

function Toast({ message: { text, action }, closeLabel, onClose }: ToastProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const left = useRef(TOAST_MS)
  const close = useRef(onClose)
  close.current = onClose
  const isAway = useSyncExternalStore(onFocusChange, () => !document.hasFocus())
  const isHeld = isPointedAt || hasFocus || isAway
  useEffect(() => {
    if (isHeld) return
    const start = performance.now()
    const timer = setTimeout(() => close.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [isHeld])
  return (
    <li
      data-slot="toast"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <span className="toast-text">{text}</span>
      {action && (
        <button
          type="button"
          className="toast-button toast-action"
          onClick={() => {
            onClose()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={closeLabel} className="toast-button" onClick={onClose}>
        <Glyph icon={X} />
      </button>
    </li>
  )
}
