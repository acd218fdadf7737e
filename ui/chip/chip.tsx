import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'

const look =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-tag border px-3 py-1 text-sm font-medium leading-snug transition-colors pointer-coarse:min-h-11'

export type ChipProps = ComponentProps<'a'> & {
  /** For a chip that removes a choice, its name for screen readers: "Remove Toyota". */
  removes?: string
}

/** A link that makes a choice, or that removes one. */
export function Chip({ removes, className, children, ...rest }: ChipProps) {
  const tone = removes
    ? 'border-line-2 bg-tint text-brand-ink hover:border-brand-ink'
    : 'border-line bg-surface text-ink hover:border-brand-ink hover:text-brand-ink'
  return (
    <a className={cn(look, tone, className)} {...rest} data-slot="chip">
      {removes && <span className="sr-only">{removes}</span>}
      <span className="min-w-0 wrap-anywhere" aria-hidden={removes ? true : undefined}>
        {children}
      </span>
      {removes && <Icon name="x" size="sm" />}
    </a>
  )
}
