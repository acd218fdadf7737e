import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { controlClasses } from './control.tsx'

/** A line of text or a number. Its label comes from the `Field` around it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(controlClasses, className)} {...rest} data-slot="input" />
}
