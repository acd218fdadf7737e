import { Button, type ButtonProps } from '../button/button.tsx'
import { cn } from '../cn.ts'
import { Spinner } from '../spinner/spinner.tsx'

export type SubmitButtonProps = Extract<ButtonProps, { href?: undefined }> & {
  /** The form is being sent: a press does nothing, and the button can still be focused. */
  busy?: boolean
  busyLabel?: string
}

/**
 * Sends its form. While the form is being sent it says so and keeps its width: both labels have the
 * same place, and `aria-disabled`, which a script may set, decides which one is shown.
 */
export function SubmitButton({
  busy = false,
  busyLabel = 'Sending…',
  className,
  children,
  ...rest
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      {...(busy && { 'aria-disabled': true })}
      className={cn('submit-button', className)}
      {...rest}
    >
      <span>
        <span>{children}</span>
        <span>
          <Spinner />
          {busyLabel}
        </span>
      </span>
    </Button>
  )
}
