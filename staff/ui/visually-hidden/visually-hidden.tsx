import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

/** Text for screen readers only, where a picture or the layout says it to everyone else. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={cn('sr-only', className)} {...rest} data-slot="visually-hidden" />
}
