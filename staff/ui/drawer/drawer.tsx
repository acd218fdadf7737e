import { cn } from '#ui/cn.ts'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'

export type DrawerProps = DialogProps & {
  /** The edge of the window that it is at; on phones it is as wide as the window. */
  side?: 'start' | 'end'
}

/** A dialog at the edge of the window and as high as it, for what is long: filters, a menu, a form. */
export function Drawer({ side = 'end', className, ...rest }: DrawerProps) {
  return (
    <Dialog className={cn('drawer', side === 'start' && 'drawer-start', className)} {...rest} />
  )
}
