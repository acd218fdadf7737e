import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { closes } from './command.ts'

export type DialogProps = Omit<ComponentProps<'dialog'>, 'id' | 'title' | 'open'> & {
  /** Buttons with `opens(id)` open it. */
  id: string
  title: ReactNode
  /** Buttons at its end, the likeliest first. */
  actions?: ReactNode
  closeLabel?: string
}

/**
 * The browser's own modal dialog: what is behind it is inert, Escape and a press outside close it, and
 * the focus goes back to what opened it. `opens` and `closes` make buttons for it without a script.
 */
export function Dialog({
  id,
  title,
  actions,
  closeLabel = 'Close',
  className,
  children,
  ...rest
}: DialogProps) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      className={cn('dialog', className)}
      {...rest}
      data-slot="dialog"
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} className="text-title-3">
          {title}
        </h2>
        <IconButton icon="x" label={closeLabel} {...closes(id)} />
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  )
}
