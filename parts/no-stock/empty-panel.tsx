import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

interface EmptyPanelProps {
  /** A heading, then what to do, as paragraphs and buttons. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** What stands where there is nothing to list. */
export const EmptyPanel = ({ children, className }: EmptyPanelProps) => (
  <div className={cn('no-stock', className)}>{children}</div>
)
