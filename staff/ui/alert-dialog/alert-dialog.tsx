import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { closes } from '../dialog/command.ts'

export type AlertDialogProps = Omit<
  ComponentProps<'dialog'>,
  'id' | 'title' | 'open' | 'role' | 'closedby'
> & {
  id: string
  /** The question: "Cancel and refund $200?" */
  title: ReactNode
  /** What follows from it; read out when it opens. */
  children: ReactNode
  /** The button that does it, in its own words. */
  action: ReactNode
  /** The button that does nothing; it has the focus at first. */
  cancelLabel: string
}

/**
 * Asks before something that cannot be taken back. A press outside does not close it, and what is
 * pressed by mistake is the button that does nothing.
 */
export function AlertDialog({
  id,
  title,
  action,
  cancelLabel,
  className,
  children,
  ...rest
}: AlertDialogProps) {
  return (
    <dialog
      id={id}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby="closerequest"
      className={cn('dialog', className)}
      {...rest}
      data-slot="alert-dialog"
    >
      <div className="dialog-body grid gap-2 pt-5">
        <h2 id={`${id}-title`} className="text-title-3">
          {title}
        </h2>
        <div id={`${id}-text`}>{children}</div>
      </div>
      <div className="dialog-actions">
        {/* Dialogs focus their first control. */}
        <Button variant="outline" {...closes(id)}>
          {cancelLabel}
        </Button>
        {action}
      </div>
    </dialog>
  )
}
