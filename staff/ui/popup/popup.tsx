import { Close, Content, Portal, Root, Trigger } from 'radix-ui/popover'
import type { ComponentProps } from 'react'

/** Holds whether the popover is open: by itself, or by `open` and `onOpenChange`. Never modal. */
export const Popup = (props: Omit<ComponentProps<typeof Root>, 'modal'>) => <Root {...props} />

/** What opens and closes the popover; with `asChild` the `Button` inside it is the trigger itself. */
export const PopupTrigger = (props: ComponentProps<typeof Trigger>) => (
  <Trigger {...props} data-slot="popup-trigger" />
)

/** Closes the popover; with `asChild` the `Button` inside it does. */
export const PopupClose = (props: ComponentProps<typeof Close>) => (
  <Close {...props} data-slot="popup-close" />
)

export type PopupContentProps = ComponentProps<typeof Content> & {
  /** Its name for screen readers. */
  'aria-label': string
}

/** The open panel, beside its trigger and always inside the window. */
export const PopupContent = (props: PopupContentProps) => (
  <Portal>
    <Content sideOffset={6} collisionPadding={12} {...props} data-slot="popup" />
  </Portal>
)
