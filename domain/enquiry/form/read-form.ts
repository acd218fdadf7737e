import { isAbsent } from '../../absence.ts'
import { cleanLine, cleanLines } from '../../clean-text.ts'
import type { Country } from '../../contact/country.ts'
import type { FieldName } from './field-names.ts'
import { type FieldSpec, type FormReading, type FormSpec, fieldsOf } from './fields.ts'
import { type FieldReading, readText } from './read-text.ts'

/** What was submitted, by the names of its fields: texts, lists of texts, booleans of programs. */
export type Submitted = Readonly<Record<string, unknown>>

// A browser sends `on` for a ticked box and nothing for an unticked one.
const isTicked = (submitted: unknown): boolean =>
  submitted === true || submitted === 'on' || submitted === 'true'

const missing = ({ missing = '' }: FieldSpec): FieldReading => ({ valid: false, message: missing })

const isOption = ({ options = [] }: FieldSpec, text: unknown): text is string =>
  options.some(({ value }) => value === text)

/** One answer as it is stored: nothing where an optional field has none. */
function readField(field: FieldSpec, submitted: unknown, country: Country): FieldReading {
  const { kind, required } = field
  if (kind === 'hidden') return { valid: true, value: field.value }
  if (kind === 'checkbox') {
    return required && !isTicked(submitted)
      ? missing(field)
      : { valid: true, value: isTicked(submitted) }
  }
  if (kind === 'checks') return { valid: true, value: ticked(field, submitted) }
  const text = entered(field, submitted)
  if (text === undefined) return required ? missing(field) : { valid: true, value: undefined }
  return readText(field, text, country)
}

/** The text of an answer, clean; undefined if it is absent or not among the options. */
function entered(field: FieldSpec, submitted: unknown): string | undefined {
  if (typeof submitted !== 'string') return undefined
  const text = field.kind === 'textarea' ? cleanLines(submitted) : cleanLine(submitted)
  const isChoice = field.kind === 'select' || field.kind === 'radios'
  return isAbsent(text) || (isChoice && !isOption(field, text)) ? undefined : text
}

/** The ticked boxes of a list, in its order, each once. */
function ticked(field: FieldSpec, submitted: unknown): readonly string[] | undefined {
  const given: readonly unknown[] = Array.isArray(submitted) ? submitted : [submitted]
  const values = (field.options ?? []).map(({ value }) => value)
  const chosen = values.filter((value) => given.includes(value))
  return chosen.length > 0 ? chosen : undefined
}

/**
 * Parses a submitted form, or one step of it, field by field: each text cleaned, limited and read, or the
 * field's own sentence. Fields that the form does not have are dropped, a hidden field keeps the value of the
 * form, and a missing opt-in was not given. Spec 5.09-5.15.
 */
export function readForm(
  spec: FormSpec,
  submitted: Submitted,
  country: Country,
  step?: number,
): FormReading {
  const fields = step === undefined ? fieldsOf(spec) : (spec.steps[step]?.fields ?? [])
  const values = new Map<FieldName, FieldReading & { valid: true }>()
  const errors: Partial<Record<FieldName, string>> = {}
  for (const field of fields) {
    const reading = readField(field, submitted[field.name], country)
    if (reading.valid) values.set(field.name, reading)
    else errors[field.name] = reading.message
  }
  if (Object.keys(errors).length > 0) return { valid: false, errors }
  const given = [...values].filter(([, { value }]) => value !== undefined)
  return {
    valid: true,
    values: Object.fromEntries(given.map(([name, { value }]) => [name, value])),
  }
}
