import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'
import { Input } from '#ui/field/input.tsx'

export type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  id: string
  /** Read out with the field, and shown inside it: `km`, `years`. */
  unit?: string | undefined
  /** The side of the number that the unit is on; a currency sign is at the start. */
  unitAt?: 'start' | 'end'
}

/**
 * A number that is typed: a text field with the digits' keyboard. Not `type="number"`, which a wheel
 * over the field changes and which discards "85,000"; what is written is read by the form's schema.
 */
export function NumberInput({ unit, unitAt = 'end', className, ...rest }: NumberInputProps) {
  if (unit === undefined) return <Input {...typed} className={cn(looks, className)} {...rest} />
  const unitId = `${rest.id}-unit`
  const describedBy = [rest['aria-describedby'], unitId].filter(Boolean).join(' ')
  return (
    <span className="relative grid max-w-48">
      <Input
        {...typed}
        className={cn(looks, unitAt === 'start' ? 'ps-8' : 'pe-14', className)}
        {...rest}
        aria-describedby={describedBy}
      />
      <span
        id={unitId}
        className={cn(
          'pointer-events-none absolute inset-y-0 grid items-center text-ink-2',
          unitAt === 'start' ? 'start-3.5' : 'end-3.5',
        )}
      >
        {unit}
      </span>
    </span>
  )
}

const typed = { type: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: 15 } as const
const looks = 'figures max-w-48'
