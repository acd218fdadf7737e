import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

const spinnerVariants = cva('spinner', {
  variants: { size: { sm: 'spinner-sm', md: '', lg: 'spinner-lg' } },
  defaultVariants: { size: 'md' },
})

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof spinnerVariants> & {
    /** What is being waited for, for screen readers; empty where text beside it says so. */
    label?: string
  }

/** Something is under way. Without motion it is a ring that does not turn. */
export function Spinner({ size, label = '', className, ...rest }: SpinnerProps) {
  const named = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span
      {...named}
      className={cn(spinnerVariants({ size }), className)}
      {...rest}
      data-slot="spinner"
    />
  )
}
