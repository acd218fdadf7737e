import type { Country } from '../../contact/country.ts'
import { readEmail } from '../../contact/email.ts'
import { readPhone } from '../../contact/phone.ts'
import { readRego } from '../../contact/rego-number.ts'
import { isAppointment } from '../appointment.ts'
import type { FieldSpec } from './fields.ts'

/** One answer: what a lead stores (undefined for nothing), or the sentence for its fault. */
export type FieldReading =
  | { readonly valid: true; readonly value: string | boolean | readonly string[] | undefined }
  | { readonly valid: false; readonly message: string }

const fault = (message = ''): FieldReading => ({ valid: false, message })
const stored = (value: string): FieldReading => ({ valid: true, value })

function readNumber(field: FieldSpec, text: string, country: Country): FieldReading {
  const phone = readPhone(text, country)
  if (phone.valid) return stored(phone.value.e164)
  const { reason } = phone
  if (reason === 'too_short') return fault(field.tooShort)
  if (reason === 'too_long') return fault(field.tooLong)
  return fault(field.reasons?.[reason] ?? field.wrong)
}

function readMailAddress(field: FieldSpec, text: string): FieldReading {
  const email = readEmail(text)
  return email.valid ? stored(email.value) : fault(field.wrong)
}

function readPlate(field: FieldSpec, text: string): FieldReading {
  const rego = readRego(text)
  if (rego.valid) return stored(rego.value)
  return fault(rego.reason === 'too_long' ? field.tooLong : field.wrong)
}

/** Reads the clean text of an answer in the way of its field. Spec 3.38, 5.09, 5.13. */
export function readText(field: FieldSpec, text: string, country: Country): FieldReading {
  if (field.name === 'Rego') return readPlate(field, text)
  if (text.length > field.most) return fault(field.tooLong)
  switch (field.kind) {
    case 'email':
      return readMailAddress(field, text)
    case 'tel':
      return readNumber(field, text, country)
    case 'slot':
      return isAppointment(text) ? stored(text) : fault(field.wrong)
    case 'day':
      return isAppointment(`${text}T00:00`) ? stored(text) : fault(field.wrong)
    default:
      return stored(text)
  }
}
