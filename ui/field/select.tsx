import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'
import { controlClasses } from './control.ts'

/** The browser's own drop-down. `className` goes on the select; the rest of the props too. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative grid">
      <select
        className={cn(controlClasses, 'appearance-none truncate pe-10', className)}
        {...rest}
        data-slot="select"
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-e-3 top-3 text-neutral-11"
      />
    </span>
  )
}
