import { isAbsent } from '../absence.ts'
import type { Country } from '../contact/country.ts'
import { readEmail } from '../contact/email.ts'
import { readPhone } from '../contact/phone.ts'
import type { Reading } from '../contact/reading.ts'
import { readRego } from '../contact/rego-number.ts'
import { readAppointment } from './appointment.ts'
import { type FieldName, type FormConfig, type FormField, formFields } from './form-fields.ts'

type Values = Partial<Record<FieldName, string | boolean>>

/** A parsed form: the values as a lead stores them, or a sentence for each invalid field. */
export type FormReading =
  | { valid: true; values: Values }
  | { valid: false; errors: Partial<Record<FieldName, string>> }

// A browser sends `on` for a ticked box and nothing for an unticked one.
const isTicked = (submitted: unknown): boolean =>
  submitted === true || submitted === 'on' || submitted === 'true'

const isChoosable = (field: FormField, text: string): boolean =>
  field.kind !== 'select' || field.options.includes(text)

/** The submitted value of a field; undefined if it is absent or not among the options. */
function submittedValue(field: FormField, submitted: unknown): string | true | undefined {
  if (field.kind === 'hidden') return field.value
  if (field.kind === 'checkbox') return isTicked(submitted) || undefined
  if (typeof submitted !== 'string' || isAbsent(submitted)) return undefined
  const text = submitted.trim()
  return isChoosable(field, text) ? text : undefined
}

function readText(name: FieldName, text: string, country: Country): Reading<string, string> {
  if (name === 'email') return readEmail(text)
  if (name === 'Rego') return readRego(text)
  if (name === 'dateTime') return readAppointment(text)
  if (name !== 'phone') return { valid: true, value: text }
  const phone = readPhone(text, country)
  return phone.valid ? { valid: true, value: phone.value.e164 } : phone
}

/**
 * Parses a submitted form field by field, the same on the server and in the browser. Fields that the
 * form does not have are dropped, and a missing opt-in was not given. Spec 5.09-5.15.
 */
export function readForm(
  config: FormConfig,
  submitted: Readonly<Record<string, unknown>>,
): FormReading {
  const values: Values = {}
  const errors: Partial<Record<FieldName, string>> = {}
  for (const field of formFields(config)) {
    const { name } = field
    const value = submittedValue(field, submitted[name])
    if (typeof value === 'string') {
      const reading = readText(name, value, config.country)
      if (reading.valid) values[name] = reading.value
      else errors[name] = reading.message
    } else if (value === undefined && field.required) errors[name] = field.ifMissing
    else if (field.kind === 'checkbox') values[name] = value === true
  }
  return Object.keys(errors).length > 0 ? { valid: false, errors } : { valid: true, values }
}
