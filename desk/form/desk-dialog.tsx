import type { ReactNode } from 'react'
import { Modal, ModalContent } from '#staff/ui/modal/modal.tsx'
import { useFocusBack } from '#staff/ui/modal/use-focus-back.ts'

export interface DeskDialogProps {
  readonly title: string
  readonly description?: string
  readonly className?: string
  readonly onClose: () => void
  /** Moves the focus once it is closed, where it is not to go back; whether it did. */
  readonly focusAfter?: () => boolean
  readonly children: ReactNode
}

/** A dialog that is drawn while it is open; what had the focus before has it afterwards. */
export function DeskDialog(props: DeskDialogProps) {
  const { title, description, className = '', onClose, focusAfter, children } = props
  const focusBack = useFocusBack()
  return (
    <Modal open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ModalContent
        title={title}
        description={description}
        className={className}
        onCloseAutoFocus={(event) => {
          if (focusAfter?.()) event.preventDefault()
          else focusBack(event)
        }}
      >
        {children}
      </ModalContent>
    </Modal>
  )
}
