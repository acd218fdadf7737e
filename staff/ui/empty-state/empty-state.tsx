import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icons.ts'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  icon?: IconName
  /** What is empty, in a sentence. */
  title: ReactNode
  /** What will be here, or why there is nothing. */
  children?: ReactNode
  /** The way on: one button or link, at most two. */
  actions?: ReactNode
}

/** Stands where a list would be that has nothing in it yet, or nothing that fits. */
export function EmptyState({
  icon,
  title,
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      className={cn(
        'grid justify-items-start gap-3 rounded-card border border-dashed border-line-2 p-6',
        className,
      )}
      {...rest}
      data-slot="empty-state"
    >
      {icon && <Icon name={icon} size="lg" className="text-ink-2" />}
      <p className="type-heading text-title-3">{title}</p>
      {children && <div className="max-w-prose text-ink-2">{children}</div>}
      {actions && <div className="flex flex-wrap gap-3 pt-1">{actions}</div>}
    </div>
  )
}
