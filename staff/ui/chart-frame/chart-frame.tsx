import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'

export type ChartFrameProps = Omit<ComponentProps<'figure'>, 'title'> & {
  /** What the chart shows, as a sentence: "Enquiries fell in the week of the flood". */
  caption: ReactNode
  /** Where the figures come from, and from when they are. */
  source?: ReactNode
  /** The same figures as a table: a chart is hidden from screen readers. */
  table: ReactNode
  tableLabel?: string
}

/** A drawn chart with what it says above it and its figures as a table below it. */
export function ChartFrame({
  caption,
  source,
  table,
  tableLabel = 'Show the figures as a table',
  className,
  children,
  ...rest
}: ChartFrameProps) {
  return (
    <figure className={cn('grid min-w-0 gap-3', className)} {...rest} data-slot="chart-frame">
      <figcaption>
        <span className="font-semibold">{caption}</span>
        {source && <span className="block text-sm text-ink-2">{source}</span>}
      </figcaption>
      <div aria-hidden="true">{children}</div>
      <Disclosure label={tableLabel}>
        <div className="overflow-x-auto">{table}</div>
      </Disclosure>
    </figure>
  )
}
