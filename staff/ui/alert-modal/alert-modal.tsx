import {
  Action,
  Cancel,
  Content,
  Description,
  Portal,
  Root,
  Title,
  Trigger,
} from 'radix-ui/alert-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '#ui/button/button.tsx'

/** Holds whether the question is open: by itself, or by `open` and `onOpenChange`. */
export const AlertModal = (props: ComponentProps<typeof Root>) => <Root {...props} />

/** What asks the question; with `asChild` the `Button` inside it is the trigger itself. */
export const AlertModalTrigger = (props: ComponentProps<typeof Trigger>) => (
  <Trigger {...props} data-slot="alert-modal-trigger" />
)

export type AlertModalContentProps = Omit<ComponentProps<typeof Content>, 'title'> & {
  /** The question, with what it is about: "Withdraw the 2021 Toyota Camry?" */
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** A verb: "Withdraw". */
  confirm: ReactNode
  /** Called when the visitor confirms, before the dialog closes. */
  onConfirm: () => void
  /** The way out, focused first: "Keep it". */
  cancel: ReactNode
}

/** A question that must be answered: a press outside does not close it, Escape cancels. */
export function AlertModalContent(props: AlertModalContentProps) {
  const { title, description, confirm, onConfirm, cancel, children, ...rest } = props
  return (
    <Portal>
      <div data-slot="modal-curtain" />
      <Content aria-modal="true" {...rest} data-slot="alert-modal">
        <Title className="modal-title modal-head">{title}</Title>
        <Description className="modal-about">{description}</Description>
        {children}
        <div className="modal-buttons">
          <Cancel className={buttonVariants({ variant: 'outline' })}>{cancel}</Cancel>
          <Action className={buttonVariants()} onClick={onConfirm}>
            {confirm}
          </Action>
        </div>
      </Content>
    </Portal>
  )
}
