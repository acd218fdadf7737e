import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { controlClasses } from '../field/control.ts'

/** Several lines of text, as high as what is written in it. Its label comes from the `Field` around it. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      className={cn(
        controlClasses,
        'field-sizing-content max-h-80 min-h-28 read-only:bg-tint',
        className,
      )}
      {...rest}
      data-slot="textarea"
    />
  )
}
