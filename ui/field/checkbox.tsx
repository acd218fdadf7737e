import type { ComponentProps, ReactNode } from 'react'
import { CARS } from '../data-attributes.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  /** The label: text, and pictures of the size of a letter. */
  children: ReactNode
  /** A few characters at the end of the line, such as a count; shown by the stylesheet. */
  detail?: string
}

/**
 * A checkbox with its label; the whole line can be tapped. Props go on the input. One class and no
 * slot, because a page may have two hundred of them.
 */
export function Checkbox({ children, detail, ...rest }: CheckboxProps) {
  return (
    <label {...(detail !== undefined && { [CARS]: detail })} className="tick-row">
      <input type="checkbox" {...rest} />
      {children}
    </label>
  )
}
