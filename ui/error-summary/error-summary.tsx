import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export interface FieldError {
  /** Id of the control that has to be corrected; of a group, its first control. */
  readonly id: string
  /** The same sentence as at the field. */
  readonly message: string
}

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'children' | 'role' | 'tabIndex'> & {
  /** What has to be corrected, in the order of the fields; with none, nothing is rendered. */
  errors: readonly FieldError[]
  heading?: string
}

/**
 * The faults of a form after it was sent, above its fields: each is a link to its field. It takes the
 * focus: with `autoFocus` on a page that comes with errors, by `focus()` where a script shows it.
 */
export function ErrorSummary({
  errors,
  heading = 'Please fix the following errors:',
  className,
  ...rest
}: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div
      role="alert"
      tabIndex={-1}
      className={cn('error-summary', className)}
      {...rest}
      data-slot="error-summary"
    >
      <h2>{heading}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
