import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

export type ProgressProps = Omit<
  ComponentProps<'progress'>,
  'children' | 'max' | 'id' | 'value'
> & {
  id: string
  label: string
  /** From 0 to 100; without it nobody knows how far it is. */
  value?: number | undefined
  /** Instead of the percentage, such as "3 of 10 photos". */
  detail?: string
}

/** How far something is, by the browser's own element, with its name and the figure in words. */
export function Progress({ id, label, value, detail, className, ...rest }: ProgressProps) {
  const figure = detail ?? (value === undefined ? undefined : `${Math.round(value)} %`)
  return (
    <div className={cn('grid gap-1.5', className)} data-slot="progress">
      <div className="flex justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {figure && <span className="figures text-ink-2">{figure}</span>}
      </div>
      <progress id={id} max={100} value={value} className="progress" {...rest} />
    </div>
  )
}
