import type { ComponentProps } from 'react'
import { Button, type ButtonProps } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'

export type GuardedButtonProps = Pick<ButtonProps, 'variant' | 'size'> &
  ComponentProps<'button'> & {
    /** Why it does nothing, and who may: "Only an owner may do this: ask Sam Bligh." Absent where it works. */
    refusal?: string | undefined
  }

/**
 * A button that the person may not be allowed to press: then it can still be focused, and says why and who
 * may.
 */
export function GuardedButton({ refusal, onClick, className, ...rest }: GuardedButtonProps) {
  if (refusal === undefined)
    return <Button {...rest} className={cn(className)} {...(onClick && { onClick })} />
  return (
    <Tooltip text={refusal}>
      <Button
        {...rest}
        className={cn('guarded-button', className)}
        aria-disabled="true"
        onClick={(event) => event.preventDefault()}
      />
    </Tooltip>
  )
}
