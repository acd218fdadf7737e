import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { boxClasses } from '../field/control.tsx'

/** Several lines of text, as high as what is written in it. Its label comes from the `Field` around it. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      className={cn(boxClasses, 'textarea', className)}
      {...rest}
      data-slot="textarea"
    />
  )
}
