import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'
import type { ControlProps } from './control.ts'

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** The control's id; the hint and the error derive theirs from it. */
  id: string
  label: ReactNode
  /** Shows the label to screen readers only: the control's content explains it. */
  hideLabel?: boolean
  hint?: ReactNode
  error?: ReactNode
  /** Renders the control with the props that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

/** A label, one control, its hint and its error. */
export function Field({
  id,
  label,
  hideLabel,
  hint,
  error,
  className,
  children,
  ...rest
}: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cn('grid content-start gap-1.5', className)} {...rest} data-slot="field">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-bad">
          <Icon name="error" size="sm" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}
