import { isAbsent } from '../absence.ts'
import type { FieldErrors } from './field-errors.ts'
import { valuationMessages } from './messages.ts'

/** A parsed field, or a message for the person. A `Reading` of domain/contact is one. */
export type TypedReading<Value> = { valid: true; value: Value } | { valid: false; message: string }

/** How each field of a form is read. */
type Readers<Values> = {
  readonly [Name in keyof Values]: (typed: string) => TypedReading<Values[Name]>
}

/** A parsed form: the values to store, or a sentence for each invalid field. */
export type FormReading<Values> =
  | { valid: true; values: Values }
  | { valid: false; errors: FieldErrors }

/**
 * Parses every field of a form by its reader, the same in the browser and on the server. A missing or
 * non-text value is an empty field; fields without a reader are dropped.
 */
export function readTypedForm<Values extends object>(
  readers: Readers<Values>,
  typed: Readonly<Record<string, unknown>>,
): FormReading<Values> {
  const values: Partial<Values> = {}
  const errors: Record<string, string> = {}
  for (const name in readers) {
    const text = typed[name]
    const reading = readers[name](typeof text === 'string' ? text : '')
    if (reading.valid) values[name] = reading.value
    else errors[name] = reading.message
  }
  // Without errors every reader has returned a value.
  if (Object.keys(errors).length === 0) return { valid: true, values: values as Values }
  return { valid: false, errors }
}

/** Any non-empty text. Spec 5.20, 5.23. */
export function readRequired(typed: string): TypedReading<string> {
  return isAbsent(typed)
    ? { valid: false, message: valuationMessages.required }
    : { valid: true, value: typed.trim() }
}
