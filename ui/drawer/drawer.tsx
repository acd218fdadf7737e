import { cn } from '../cn.ts'
import { PageDialog, type PageDialogProps } from '../page-dialog/page-dialog.tsx'

export type DrawerProps = PageDialogProps & {
  /** The edge of the window that it is at; on phones it is as wide as the window. */
  side?: 'start' | 'end'
}

/** A dialog at the edge of the window and as high as it, for what is long: filters, a menu, a form. */
export function Drawer({ side = 'end', className, ...rest }: DrawerProps) {
  return (
    <PageDialog className={cn('drawer', side === 'start' && 'drawer-start', className)} {...rest} />
  )
}
