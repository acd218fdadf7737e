import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'
import { CARS } from '../data-attributes.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label: text, and pictures of the size of a letter. */
  children: ReactNode
  /** A few characters at the end of the line, such as a count; shown by the stylesheet. */
  detail?: string
}

/**
 * A checkbox with its label; the whole line can be tapped. `className` goes on the line, other props
 * on the input. No slot, because a page may have two hundred of them.
 */
export function Checkbox({ children, detail, className, ...rest }: CheckboxProps) {
  return (
    <label {...(detail !== undefined && { [CARS]: detail })} className={cn('tick-row', className)}>
      <input type="checkbox" {...rest} />
      {children}
    </label>
  )
}
