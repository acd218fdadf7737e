import { z } from 'zod'
import { isAbsent } from '../car/absence.ts'
import type { FieldErrors } from './field-errors.ts'
import { valuationMessages } from './messages.ts'

/** What was typed, read; or what to tell the person. A `Reading` of domain/contact is one. */
export type TypedReading<Value> = { valid: true; value: Value } | { valid: false; message: string }

/** A field of a form as typed, read by a rule; a field that did not come is an empty one. */
export const typedField = <Value>(read: (typed: string) => TypedReading<Value>) =>
  z
    .string()
    .default('')
    .transform((typed, context): Value => {
      const reading = read(typed)
      if (reading.valid) return reading.value
      context.addIssue(reading.message)
      return z.NEVER
    })

/** Any text but none. Spec 5.20, 5.23. */
export function readRequired(typed: string): TypedReading<string> {
  return isAbsent(typed)
    ? { valid: false, message: valuationMessages.required }
    : { valid: true, value: typed.trim() }
}

/** What a step's form got wrong, by field. */
export const fieldErrors = ({ issues }: z.ZodError): FieldErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
