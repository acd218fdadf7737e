import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

const badgeVariants = cva(
  'inline-flex w-fit max-w-full items-center gap-1 rounded-pill px-2.5 py-0.5 text-xs leading-snug font-semibold forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-4 text-neutral-12',
        brand: 'bg-brand-9 text-on-brand',
        accent: 'bg-accent-9 text-on-accent',
        danger: 'bg-danger-9 text-white',
        success: 'bg-success-9 text-white',
        soft: 'bg-brand-3 text-brand-11',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

/** A short label, such as a car's condition. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={cn(badgeVariants({ tone }), className)} {...rest} data-slot="badge" />
}
