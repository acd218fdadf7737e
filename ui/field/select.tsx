import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { IconDrawing } from '../icon/icon-drawing.tsx'
import { iconPath } from '../icon/path.ts'
import { controlClasses } from './control.tsx'

const chevron = iconPath(ChevronDown)

/** The browser's own drop-down. All props go on the `<select>`. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative grid">
      <select
        className={cn(controlClasses, 'appearance-none truncate pe-10', className)}
        {...rest}
        data-slot="select"
      />
      <IconDrawing
        path={chevron}
        className="size-5 pointer-events-none absolute inset-e-3 top-3 text-ink-2"
      />
    </span>
  )
}
