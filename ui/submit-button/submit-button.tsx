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
      className={cn('group/submit aria-disabled:cursor-progress', className)}
      {...rest}
    >
      <span className="grid justify-items-center *:col-start-1 *:row-start-1">
        <span className="inline-flex items-center gap-2 group-aria-disabled/submit:invisible">
          {children}
        </span>
        <span className="invisible inline-flex items-center gap-2 group-aria-disabled/submit:visible">
          <Spinner />
          {busyLabel}
        </span>
      </span>
    </Button>
  )
}
