import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

/** A column as wide as the page's text, centred, with room at its sides. One inside another adds nothing. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('page-width', className)} {...rest} data-slot="container" />
}
