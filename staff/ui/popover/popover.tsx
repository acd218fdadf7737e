import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

export type PopoverProps = Omit<ComponentProps<'section'>, 'id' | 'popover'> & {
  /** A button with `popoverTarget={id}` opens and closes it; the popover is beside that button. */
  id: string
  /** Its name for screen readers. */
  label: string
}

/**
 * A panel beside the button that opens it, not modal: Escape, a press elsewhere and the button close
 * it. Where browsers cannot place it beside the button it is in the middle of the window.
 */
export function Popover({ id, label, className, ...rest }: PopoverProps) {
  return (
    <section
      id={id}
      popover="auto"
      aria-label={label}
      className={cn('popover', className)}
      {...rest}
      data-slot="popover"
    />
  )
}
