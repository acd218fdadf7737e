import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { Input } from '../field/input.tsx'

export type PhoneInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode'>

/** A telephone number, written in any way: spaces, brackets and a country code are all accepted. */
export function PhoneInput({ className, ...rest }: PhoneInputProps) {
  return (
    <Input
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={30}
      className={cn('figures phone-input', className)}
      {...rest}
    />
  )
}
