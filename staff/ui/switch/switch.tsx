import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  children: ReactNode
  /** A line below the label, which says what it does or why it cannot be changed. */
  hint?: ReactNode
}

/** On or off, at once. A checkbox to forms and without script, a switch to screen readers. */
export function Switch({ children, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={cn('switch', className)} data-slot="switch">
      <span className="min-w-0 flex-1">
        {children}
        {hint && <span className="block text-sm text-ink-2">{hint}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state by itself */}
      <input type="checkbox" role="switch" {...rest} />
    </label>
  )
}
