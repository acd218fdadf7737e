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
        accent: 'bg-accent text-on-accent',
        tag: 'bg-tag text-on-tag',
        eco: 'bg-eco text-on-eco',
        held: 'bg-held text-on-held inset-ring',
        sold: 'bg-sold text-on-sold',
        soft: 'bg-tint text-brand-ink',
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
