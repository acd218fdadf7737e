import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export const cardVariants = cva('rounded-card', {
  variants: {
    variant: {
      raised: 'border border-line bg-surface',
      plain: 'border border-line bg-surface',
      tinted: 'bg-tint forced-colors:border',
    },
    padding: { none: '', md: 'p-4 md:p-5', lg: 'p-5 md:p-8' },
  },
  defaultVariants: { variant: 'raised', padding: 'md' },
})

export type CardProps = ComponentProps<'div'> & VariantProps<typeof cardVariants>

/** A surface that groups related content. */
export function Card({ variant, padding, className, ...rest }: CardProps) {
  return (
    <div className={cn(cardVariants({ variant, padding }), className)} {...rest} data-slot="card" />
  )
}
