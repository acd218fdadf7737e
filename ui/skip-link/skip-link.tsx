import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export type SkipLinkProps = ComponentProps<'a'> & {
  /** The id that it leads to, with a number sign. */
  href: `#${string}`
}

/** Leads past what is repeated on every page. Seen only while it has the focus. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return (
    <a
      className={cn(
        'fixed start-2 top-2 z-40 inline-flex min-h-11 items-center rounded-control bg-ink px-4 py-2 font-semibold text-paper not-focus-visible:sr-only',
        className,
      )}
      {...rest}
      data-slot="skip-link"
    />
  )
}
