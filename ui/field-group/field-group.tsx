import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'
import { notesOf } from '../field/control.tsx'
import { FieldNotes } from '../field/field-notes.tsx'

export interface FieldGroupProps extends Omit<ComponentProps<'fieldset'>, 'id'> {
  /** The hint and the error derive their ids from it. */
  id: string
  /** The question that all controls of the group answer together. */
  legend: ReactNode
  /** Shows the legend to screen readers only: what is around the group asks the question. */
  hideLegend?: boolean
  /** The form can be sent without an answer: the legend says so. */
  optional?: boolean
  /** What it then says behind the legend. */
  optionalNote?: string
  hint?: ReactNode
  error?: ReactNode
}

/** As `Field`, for a question with several controls: a legend, a hint, an error, then the controls. */
export function FieldGroup({
  id,
  legend,
  hideLegend,
  optional,
  optionalNote = '(optional)',
  hint,
  error,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  return (
    <fieldset
      id={id}
      {...notesOf(id, { hint, error })}
      className={cn('field-group', className)}
      {...rest}
      data-slot="field-group"
    >
      <legend className={hideLegend ? 'sr-only' : 'group-legend'}>
        {legend}
        {optional && ` ${optionalNote}`}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  )
}
