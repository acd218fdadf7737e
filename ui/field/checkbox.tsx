import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** `radio` for one of several that share a name. */
  type?: 'checkbox' | 'radio'
  label: ReactNode
  /** Small words at the end of the line, such as how many cars have it. */
  detail?: ReactNode
}

/** A box or a radio with its label; the whole line can be tapped. Props, `className` too, go on the input. */
export function Checkbox({ type = 'checkbox', label, detail, className, ...rest }: CheckboxProps) {
  return (
    <label className="flex min-h-9 items-center gap-2.5 py-1 has-disabled:text-neutral-11 pointer-coarse:min-h-11">
      <input
        type={type}
        className={cn('size-5 shrink-0', className)}
        {...rest}
        data-slot="checkbox"
      />
      <span className="min-w-0 flex-1">{label}</span>
      {detail !== undefined && <span className="figures text-sm text-neutral-11">{detail}</span>}
    </label>
  )
}
