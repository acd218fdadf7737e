import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'

export type DisclosureProps = ComponentProps<'details'> & {
  /** Says what comes: "Show all 74 facts". */
  label: ReactNode
  /** Replaces the label while it is open: "Show less". */
  openLabel?: ReactNode
}

/** More of the same, behind a line that opens it. Text inside is found by the browser's search. */
export function Disclosure({ label, openLabel, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={cn('group/disclosure', className)} {...rest} data-slot="disclosure">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink hover:underline hover:underline-offset-4">
        <span className={openLabel ? 'group-open/disclosure:hidden' : undefined}>{label}</span>
        {openLabel && <span className="not-group-open/disclosure:hidden">{openLabel}</span>}
        <Icon
          name="chevron-down"
          size="sm"
          className="transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
