import { z } from 'zod'
import { isAbsent } from '../car/absence.ts'
import type { Reading } from '../contact/reading.ts'
import type { FieldErrors } from './field-errors.ts'
import { valuationMessages } from './messages.ts'

/** A field of a form as typed, read by a rule; a field that did not come is an empty one. */
export const typedField = <Value>(read: (typed: string) => Reading<Value, string>) =>
  z
    .string()
    .default('')
    .transform((typed, context): Value => {
      const reading = read(typed)
      if (reading.valid) return reading.value
      context.addIssue({ code: 'custom', message: reading.message })
      return z.NEVER
    })

/** Any text but none. Spec 5.20, 5.23. */
export function readRequired(typed: string): Reading<string, 'missing'> {
  return isAbsent(typed)
    ? { valid: false, reason: 'missing', message: valuationMessages.required }
    : { valid: true, value: typed.trim() }
}

/** What a step's form got wrong, by field. */
export const fieldErrors = ({ issues }: z.ZodError): FieldErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
