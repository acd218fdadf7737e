import { X } from 'lucide'
import { Close, Content, Description, Portal, Root, Title, Trigger } from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '#ui/button/button.tsx'
import { Glyph } from '../glyph/glyph.tsx'

/** Holds whether the dialog is open: by itself, or by `open` and `onOpenChange`. */
export const Modal = (props: Omit<ComponentProps<typeof Root>, 'modal'>) => <Root {...props} />

/** What opens the dialog; with `asChild` the `Button` inside it is the trigger itself. */
export const ModalTrigger = (props: ComponentProps<typeof Trigger>) => (
  <Trigger {...props} data-slot="modal-trigger" />
)

/** Closes the dialog; with `asChild` the `Button` inside it does. */
export const ModalClose = (props: ComponentProps<typeof Close>) => (
  <Close {...props} data-slot="modal-close" />
)

export type ModalContentProps = Omit<ComponentProps<typeof Content>, 'title'> & {
  title: ReactNode
  /** A sentence below the title, read with it. */
  description?: ReactNode
  /** The name of the button with the cross. */
  closeLabel?: string
}

/** The open dialog. The page behind it cannot be reached; focus returns to what opened it. */
export function ModalContent(props: ModalContentProps) {
  const { title, description, closeLabel = 'Close', children, ...rest } = props
  return (
    <Portal>
      <div data-slot="modal-curtain" />
      <Content {...(!description && { 'aria-describedby': undefined })} {...rest} data-slot="modal">
        <div className="modal-head">
          <Title className="modal-title">{title}</Title>
          <Close
            aria-label={closeLabel}
            className={`modal-close ${buttonVariants({ variant: 'ghost', size: 'icon' })}`}
          >
            <Glyph icon={X} />
          </Close>
        </div>
        {description && <Description className="modal-about">{description}</Description>}
        {children}
      </Content>
    </Portal>
  )
}
