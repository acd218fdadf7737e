import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

export interface Description {
  readonly term: string
  readonly details: ReactNode
  /** The sum of the lines above it. */
  readonly isTotal?: boolean
}

export type DescriptionListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  items: readonly Description[]
}

/** Names and values, a line each: what was chosen, what it costs. */
export function DescriptionList({ items, className, ...rest }: DescriptionListProps) {
  return (
    <dl className={cn('grid', className)} {...rest} data-slot="description-list">
      {items.map(({ term, details, isTotal }) => (
        <div
          key={term}
          className={cn(
            'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0',
            isTotal && 'border-t-2 border-ink',
          )}
        >
          <dt className={isTotal ? 'font-semibold' : 'text-ink-2'}>{term}</dt>
          <dd className="figures ms-auto min-w-0 text-end font-semibold">{details}</dd>
        </div>
      ))}
    </dl>
  )
}
