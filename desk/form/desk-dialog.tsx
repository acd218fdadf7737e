import type { ReactNode } from 'react'
import { Modal, ModalContent } from '#staff/ui/modal/modal.tsx'
import { useFocusBack } from '#staff/ui/modal/use-focus-back.ts'

export interface DeskDialogProps {
  readonly title: string
  readonly description?: string
  readonly className?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that is drawn while it is open; what had the focus before has it afterwards. */
export function DeskDialog(props: DeskDialogProps) {
  const { title, description, className = '', onClose, children } = props
  const onCloseAutoFocus = useFocusBack()
  return (
    <Modal open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ModalContent
        title={title}
        description={description}
        className={className}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {children}
      </ModalContent>
    </Modal>
  )
}
