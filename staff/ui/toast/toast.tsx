import { X } from 'lucide'
import { Action, Close, Provider, Root, Title, Viewport } from 'radix-ui/toast'
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react'
import { Glyph } from '../glyph/glyph.tsx'

/** How long a toast shows, in milliseconds, not counting while it is pointed at or has focus. Spec 4.16. */
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

export type ToastAreaProps = Omit<ComponentProps<typeof Viewport>, 'children' | 'label'> & {
  children: ReactNode
  /** The name of the region; `{hotkey}` becomes F6. */
  label?: string
  closeLabel?: string
}

/** The place where toasts show, one at a time (Spec 4.16). Other props go on the list of toasts. */
export function ToastArea(props: ToastAreaProps) {
  const { children, label = 'Messages ({hotkey})', closeLabel = 'Close', ...rest } = props
  const [shown, setShown] = useState<ToastMessage & { readonly key: number }>()
  const show = (message: ToastMessage) =>
    setShown((before) => ({ ...message, key: (before?.key ?? 0) + 1 }))
  return (
    <ShowToast value={show}>
      <Provider duration={TOAST_MS} swipeDirection="down">
        {children}
        {shown && (
          <Root
            key={shown.key}
            onOpenChange={(isOpen) => !isOpen && setShown(undefined)}
            data-slot="toast"
          >
            <Title className="toast-text">{shown.text}</Title>
            {shown.action && (
              <Action
                altText={shown.action.otherwise}
                onClick={shown.action.run}
                className="toast-button toast-action"
              >
                {shown.action.label}
              </Action>
            )}
            <Close aria-label={closeLabel} className="toast-button">
              <Glyph icon={X} />
            </Close>
          </Root>
        )}
        <Viewport hotkey={['F6']} label={label} {...rest} data-slot="toast-area" />
      </Provider>
    </ShowToast>
  )
}
