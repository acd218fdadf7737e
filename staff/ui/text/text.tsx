import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

const textVariants = cva('max-w-prose', {
  variants: {
    size: { lead: 'text-lead', base: 'text-base', small: 'text-sm' },
    tone: { ink: 'text-ink', quiet: 'text-ink-2' },
  },
  defaultVariants: { size: 'base', tone: 'ink' },
})

export type TextProps = ComponentProps<'p'> & VariantProps<typeof textVariants>

/** A paragraph, no wider than can be read with ease. */
export function Text({ size, tone, className, ...rest }: TextProps) {
  return <p className={cn(textVariants({ size, tone }), className)} {...rest} data-slot="text" />
}
