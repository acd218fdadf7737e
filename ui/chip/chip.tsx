import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'

const look =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-pill border px-3 py-1 text-sm font-medium leading-snug transition-colors pointer-coarse:min-h-11'

export type ChipProps = ComponentProps<'a'> & {
  /** For a chip that removes a choice, its name for screen readers: "Remove Toyota". */
  removes?: string
}

/** A link that makes a choice, or that removes one. */
export function Chip({ removes, className, children, ...rest }: ChipProps) {
  const tone = removes
    ? 'border-brand-8 bg-brand-3 text-brand-12 hover:bg-brand-4'
    : 'border-neutral-7 bg-neutral-1 text-neutral-12 hover:border-brand-9 hover:text-brand-11'
  return (
    <a className={cn(look, tone, className)} {...rest} data-slot="chip">
      {removes && <span className="sr-only">{removes}</span>}
      <span className="min-w-0 truncate" aria-hidden={removes ? true : undefined}>
        {children}
      </span>
      {removes && <Icon name="x" size="sm" />}
    </a>
  )
}
