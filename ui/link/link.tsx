import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'

const linkVariants = cva('transition-colors', {
  variants: {
    variant: {
      text: 'text-brand-ink underline decoration-line-2 decoration-1 underline-offset-3 hover:decoration-current hover:decoration-2',
      quiet: 'text-inherit hover:underline hover:underline-offset-4',
      onward:
        'group/link inline-flex min-h-9 items-center gap-1.5 font-semibold text-brand-ink hover:underline hover:underline-offset-4',
    },
  },
  defaultVariants: { variant: 'text' },
})

export type LinkProps = ComponentProps<'a'> & VariantProps<typeof linkVariants>

/** A link in text, a quiet one in a list of links, or `onward` with an arrow. */
export function Link({ variant, className, children, ...rest }: LinkProps) {
  return (
    <a className={cn(linkVariants({ variant }), className)} {...rest} data-slot="link">
      {children}
      {variant === 'onward' && (
        <Icon
          name="arrow-right"
          size="sm"
          className="transition-transform group-hover/link:translate-x-1"
        />
      )}
    </a>
  )
}
