import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'
import { controlClasses } from './control.tsx'

/** The browser's own drop-down. All props go on the `<select>`. */
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
        className="pointer-events-none absolute inset-e-3 top-3 text-ink-2"
      />
    </span>
  )
}
