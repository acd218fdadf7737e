import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

const badgeVariants = cva(
  'inline-flex w-fit max-w-full items-center gap-1 rounded-tag px-2.5 py-0.5 text-xs leading-snug font-semibold forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-tint text-ink',
        brand: 'bg-brand text-on-brand',
        soft: 'bg-tint text-brand-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

/** A short label, such as a count. The tags of a car are `parts/tag`. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={cn(badgeVariants({ tone }), className)} {...rest} data-slot="badge" />
}
