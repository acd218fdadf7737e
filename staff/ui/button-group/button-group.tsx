import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

export type ButtonGroupProps = ComponentProps<'div'> & {
  /** The buttons belong to one thing, which this names for screen readers. */
  label?: string
  /** On phones each button is as wide as the group. */
  fills?: boolean
}

/** Buttons beside each other, the first the likeliest; they wrap where there is no room. */
export function ButtonGroup({ label, fills, className, ...rest }: ButtonGroupProps) {
  return (
    <div
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
      className={cn(
        'flex flex-wrap items-center gap-3',
        fills && 'max-sm:flex-col max-sm:items-stretch',
        className,
      )}
      {...rest}
      data-slot="button-group"
    />
  )
}
