import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'
import { type ControlProps, notesOf } from './control.tsx'
import { FieldNotes } from './field-notes.tsx'

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** The control's id; the hint and the error derive theirs from it. */
  id: string
  label: ReactNode
  /** Shows the label to screen readers only: the control's content explains it. */
  hideLabel?: boolean
  /** The form can be sent without an answer: the label says so. Required fields say nothing. */
  optional?: boolean
  /** What it then says behind the label. */
  optionalNote?: string
  hint?: ReactNode
  error?: ReactNode
  /** Renders the control with the props that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

/**
 * A label, one control, and between them its hint and its error, where neither a keyboard on the
 * screen nor a list of suggestions covers them.
 */
export function Field({
  id,
  label,
  hideLabel,
  optional,
  optionalNote = '(optional)',
  hint,
  error,
  className,
  children,
  ...rest
}: FieldProps) {
  return (
    <div className={cn('grid content-start gap-1.5', className)} {...rest} data-slot="field">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {optional && ` ${optionalNote}`}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children({ id, ...notesOf(id, { hint, error }), ...(error && { 'aria-invalid': true }) })}
    </div>
  )
}
