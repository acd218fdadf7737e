import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'

export interface Crumb {
  readonly label: string
  readonly href: string
}

export type BreadcrumbsProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From the home page down to the page above this one. */
  crumbs: readonly Crumb[]
  /** The name of this page; it is no link. */
  current: string
}

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs, current, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav
      aria-label="Breadcrumbs"
      className={cn('text-sm', className)}
      {...rest}
      data-slot="breadcrumbs"
    >
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-x-1">
            <a
              href={href}
              className="inline-flex min-h-9 items-center text-brand-ink underline decoration-line-2 underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
            >
              {label}
            </a>
            <Icon name="chevron-right" size="sm" className="text-ink-2 rtl:-scale-x-100" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 py-1.5">
          {current}
        </li>
      </ol>
    </nav>
  )
}
