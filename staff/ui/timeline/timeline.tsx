import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

export interface TimelineEntry {
  /** When: ISO 8601. */
  readonly at: string
  /** The same as people write it. */
  readonly when: string
  readonly title: ReactNode
  readonly text?: ReactNode
}

export type TimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  entries: readonly TimelineEntry[]
}

/** What happened, in its order. */
export function Timeline({ entries, className, ...rest }: TimelineProps) {
  return (
    <ol className={cn('grid', className)} {...rest} data-slot="timeline">
      {entries.map(({ at, when, title, text }) => (
        <li key={`${at} ${when}`} className="group/entry grid grid-cols-[auto_1fr] gap-x-4">
          <div aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center pt-1.5">
            <span className="size-3 rounded-pill border-2 border-brand-ink bg-surface" />
            <span className="border-s border-line-2 group-last/entry:hidden" />
          </div>
          <div className="min-w-0 pb-5">
            <time dateTime={at} className="figures text-sm text-ink-2">
              {when}
            </time>
            <p className="font-semibold">{title}</p>
            {text && <div className="text-sm">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
