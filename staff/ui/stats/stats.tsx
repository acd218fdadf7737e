import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

export interface StatFigure {
  readonly label: string
  readonly figure: ReactNode
  /** What the figure is compared with, or counted from. */
  readonly note?: ReactNode
}

export type StatsProps = Omit<ComponentProps<'dl'>, 'children'> & { stats: readonly StatFigure[] }

/** A few large figures beside each other, each with its name. */
export function Stats({ stats, className, ...rest }: StatsProps) {
  return (
    <dl
      className={cn(
        'grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-5',
        className,
      )}
      {...rest}
      data-slot="stats"
    >
      {stats.map(({ label, figure, note }) => (
        <div key={label} className="border-t border-line-2 pt-3">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="type-figure text-figure">{figure}</dd>
          {note && <dd className="text-sm text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
