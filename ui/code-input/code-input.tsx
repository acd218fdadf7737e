import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'
import { Input } from '#ui/field/input.tsx'

export type CodeInputProps = Omit<ComponentProps<'input'>, 'type' | 'maxLength'> & {
  /** The number of digits. */
  length?: number
}

/**
 * A code that was sent to the visitor. One field, not a box for each digit: phones fill it in from the
 * message, and a code can be pasted, also with a space between its digits.
 */
export function CodeInput({ length = 6, className, ...rest }: CodeInputProps) {
  return (
    <Input
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      // Room for a space after every digit, which the form's schema takes out.
      maxLength={length * 2 - 1}
      className={cn(
        'type-figure figures max-w-52 min-h-14 px-4 text-center text-2xl tracking-[0.3em]',
        className,
      )}
      {...rest}
    />
  )
}
